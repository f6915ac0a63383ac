import { tieneDocumento } from "~/domain/cuentas/personas/documento";
import { receptorDe } from "~/domain/ventas/comprobantes/datosDeCompra";
import { services } from "~/services.server";

/** Which receipt somebody will get and in whose name, as "boleta a nombre de …"; null where nobody is known. */
export async function suComprobante(idPersona: number): Promise<string | null> {
  const datos = await services.ventas.verDatosDeCompra(idPersona);
  if (!datos.ok) return null;
  const { tipo, receptor } = receptorDe(datos.value.datos, datos.value.persona);
  const falta = tieneDocumento(receptor) ? "" : ", y falta tu documento";
  return `${tipo} a nombre de ${receptor.nombre}${falta}`;
}

/** The same on a page that pays, and where it is changed on the way. */
export const loDelComprobante = async (idPersona: number, volver: string) => ({
  comprobante: await suComprobante(idPersona),
  hrefDeDatos: `/datos-de-compra?${new URLSearchParams({ volver })}`,
});
