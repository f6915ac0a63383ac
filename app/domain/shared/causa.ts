/** Who or what made a state change. `conciliacion`: we asked the gateway. `emisor`: who issues the receipts. `reloj`: a time ran out. */
export type Causa = "persona" | "pasarela" | "conciliacion" | "emisor" | "operador" | "reloj";
