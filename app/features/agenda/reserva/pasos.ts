/** Steps of a booking: specialty, specialist, day and hour, and the summary with the payment. */
export const PASOS = 4;
