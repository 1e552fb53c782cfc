export const agree = 1;
