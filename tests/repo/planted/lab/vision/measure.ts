export const measure = 1;
