/** The number that games give a pool. */
export const poolIdPattern = /^\d{1,8}$/
