import { receptorDe } from "~/domain/ventas/comprobantes/datosDeCompra";
import { services } from "~/services.server";

/** Which receipt somebody will get and in whose name, as "boleta a nombre de …"; null where nobody is known. */
export async function suComprobante(idPersona: number): Promise<string | null> {
  const datos = await services.ventas.verDatosDeCompra(idPersona);
  if (!datos.ok) return null;
  const { tipo, receptor } = receptorDe(datos.value.datos, datos.value.persona);
  return `${tipo} a nombre de ${receptor.nombre}`;
}
