import type { Comprobante } from "./comprobante";

export const COMPROBANTES = "/mi-zona-privada/comprobantes";

export const direccionDeComprobante = ({ idComprobante }: Pick<Comprobante, "idComprobante">) =>
  `${COMPROBANTES}/${idComprobante}`;
