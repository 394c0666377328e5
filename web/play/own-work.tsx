/** Stands on the card of what speaks of the person's own work. */
export const OwnWork = () => <p className="-mb-1 font-semibold text-leaf">Do seu trabalho</p>;
