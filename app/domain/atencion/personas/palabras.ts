/** Kinds of orders in words; without what they are for. */
export const NOMBRE_DE_CLASE: Readonly<Record<string, string>> = {
  sesion: "sesión",
  cambio: "cambio de sesión",
  paquete: "paquete",
  taller: "taller",
};

/** States of orders and sessions in words. */
export const NOMBRE_DE_ESTADO: Readonly<Record<string, string>> = {
  pendiente: "Por pagar",
  pagado: "Pagado",
  vencido: "Venció sin pago",
  anulado: "Anulado",
  devuelto: "Devuelto",
  reservada: "Reservada",
  cancelada: "Cancelada",
};
