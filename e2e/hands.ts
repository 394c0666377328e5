/** A wide screen with a mouse, whatever the project. */
export const mouse = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** A small phone under the finger, whatever the project. */
export const finger = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
