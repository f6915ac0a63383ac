import { redirect } from "@remix-run/node";
import { necesidadDe } from "~/components/necesidadesDe";
import { filtrosDeTalleres } from "~/domain/talleres/filtros";
import { services } from "~/services.server";
import { direccionConocida } from "~/shell/direcciones";
import type { LoaderArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";
import { lugaresSinPagarEnPalabras } from "~/shell/partes/sinTerminar.server";
import { filtrosConocidos, opcionesDeTalleres } from "./filtros";
import { fichaDeFecha } from "./ficha";

/** List of the coming dates with the chosen filters, and above them the person's unpaid places. */
export async function loader({ request, context }: LoaderArgs) {
  const [temas, todos] = await Promise.all([services.contenido.temas(), services.talleres.todos()]);
  const pedidos = filtrosDeTalleres.parse(Object.fromEntries(new URL(request.url).searchParams));
  const filtros = filtrosConocidos(pedidos, temas, todos);
  const { tema = null, dia, nivel = null, con = null } = filtros;
  const otra = direccionConocida(request, { tema, dia: dia === undefined ? null : String(dia), nivel, con });
  if (otra !== null) throw redirect(otra);
  const persona = await quienEs({ request, context });
  const [fechas, sinTerminar, lugaresPropios] = await Promise.all([
    services.talleres.lista(filtros),
    lugaresSinPagarEnPalabras(persona),
    persona ? services.talleres.suyas(persona.idPersona) : undefined,
  ]);
  return {
    sinTerminar,
    filtrado: Object.values(filtros).some(Boolean),
    puerta: necesidadDe(temas, tema),
    filtros: opcionesDeTalleres(filtros, temas, todos),
    fechas: fechas.map((fechaEnLista) => fichaDeFecha(fechaEnLista, temas, services.now(), lugaresPropios)),
  };
}
