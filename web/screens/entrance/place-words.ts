/** A community by name and place: 'Cooperativa do Vale (Serro, MG)'. */
export const placeWords = ({ name, place }: { name: string; place: string }): string =>
  place ? `${name} (${place})` : name;
