import { tieneDocumento } from "~/domain/cuentas/personas/documento";
import { receptorDe } from "~/domain/ventas/comprobantes/datosDeCompra";
import { services } from "~/services.server";

/** Kind of receipt and the name on it in words, "boleta a nombre de …"; null when the person is unknown. */
export async function suComprobante(idPersona: number): Promise<string | null> {
  const datos = await services.ventas.verDatosDeCompra(idPersona);
  if (!datos.ok) return null;
  const { tipo, receptor } = receptorDe(datos.value.datos, datos.value.persona);
  const falta = tieneDocumento(receptor) ? "" : ", y falta tu documento";
  return `${tipo} a nombre de ${receptor.nombre}${falta}`;
}

/** Receipt in words, and the link that changes it, for a page that pays. */
export const comprobanteEnPalabras = async (idPersona: number, volver: string) => ({
  comprobante: await suComprobante(idPersona),
  hrefDeDatos: `/datos-de-compra?${new URLSearchParams({ volver })}`,
});
