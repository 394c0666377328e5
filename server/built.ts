/** Whether this is the built server, plain files in one folder, or runs from its sources. */
export const isBuilt = !import.meta.url.endsWith('.ts');
