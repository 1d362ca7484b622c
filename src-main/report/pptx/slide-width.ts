/** Inches of a 16:9 slide. */
export const slideWidth = 13.33;
