/** Steps of a booking: specialty, specialist, day, time, and the summary with the payment. */
export const PASOS = 5;
