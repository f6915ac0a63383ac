import { diaDelMes, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { cambiarConsentimiento, enPalabras, sesionesPorVenir } from "./consentimientos.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const lineas = await services.consentimientos.verConsentimientos(idPersona);
  const respuestas = lineas.map((linea) => ({
    ...enPalabras(linea),
    momento: `${linea.esActual ? "Desde el " : ""}${diaDelMes(fechaDe(linea.creadoEn))}`,
    iso: linea.creadoEn.toISOString(),
  }));
  const conSalud = respuestas.some(({ sobreSalud }) => sobreSalud);
  return { respuestas, sesiones: conSalud ? await sesionesPorVenir(idPersona) : [] };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return cambiarConsentimiento({ request, context }, idPersona);
}
