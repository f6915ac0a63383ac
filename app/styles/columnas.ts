/** Value of `grid-template-columns`: as many columns of a width as fit, such as `columnas("17rem")`. */
export const columnas = (width: string) => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;
