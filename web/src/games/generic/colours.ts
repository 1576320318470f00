// The colours of seats as the data names them, as indices of the tokens --p0…

const INDEX: Record<string, number> = { blue: 0, red: 1, yellow: 2, green: 3, black: 4, orange: 5 };

export const coloursOf = (data: { colours: { key: string }[] }): number[] => data.colours.map(({ key }) => INDEX[key] ?? 0);
