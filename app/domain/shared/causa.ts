/**
 * Cause of a change of state. `conciliacion`: we asked the gateway; `emisor`: the issuer of receipts; `reloj`: a time
 * limit.
 */
export type Causa = "persona" | "pasarela" | "conciliacion" | "emisor" | "operador" | "reloj";
