import type { FilterOption } from "~/components/FilterLinks";
import {
  CLASES_DE_ACCION,
  diasParaAnotar,
  envioDeAccion,
  filtrosDeHistorial,
  mesesDe,
  NOMBRE_DE_ACCION,
  nombreDe,
  paginaDe,
  RECHAZOS_DE_HISTORIAL,
  type FiltrosDeHistorial,
} from "~/domain/historial/accion";
import { diaVisto, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";

const HISTORIAL = "/mi-zona-privada/historial";
const DESCARGA = `${HISTORIAL}/descarga`;

/** A person's activity, by kind and by month. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const filtros = filtrosDeHistorial.parse(Object.fromEntries(new URL(request.url).searchParams));
  const todas = await services.historial.acciones(idPersona);
  const { acciones, siguiente } = paginaDe(todas, filtros);
  const ahora = services.now();
  const con = (cambios: Record<string, string | null>) => direccionCon(HISTORIAL, filtros, cambios);
  const opcion = (nombre: "clase" | "mes", valor: string | null, texto: string): FilterOption => ({
    texto,
    href: con({ [nombre]: valor }),
    activo: (filtros[nombre] ?? null) === valor,
  });
  return {
    hayAlgo: todas.length > 0,
    clases: [
      opcion("clase", null, "Todo"),
      ...CLASES_DE_ACCION.filter((clase) => todas.some((accion) => accion.clase === clase)).map((clase) =>
        opcion("clase", clase, NOMBRE_DE_ACCION[clase]),
      ),
    ],
    meses: [
      opcion("mes", null, "Todos los meses"),
      ...mesesDe(todas).map(({ mes, nombre }) => opcion("mes", mes, nombre)),
    ],
    acciones: acciones.map(({ clave, titulo, momento, sinHora, href = null, ...accion }) => ({
      clave,
      href,
      titulo,
      clase: nombreDe(accion),
      iso: sinHora ? fechaDe(momento) : momento.toISOString(),
      cuando: `${diaVisto(fechaDe(momento), ahora)}${sinHora ? "" : `, ${horaDe(momento)}`}`,
    })),
    dias: diasParaAnotar(ahora).map(({ dia, nombre }) => ({ valor: dia, texto: nombre })),
    siguiente: siguiente && con({ despuesDe: siguiente }),
    /** Address of the download; null when there is no activity. */
    descarga: acciones.length > 0 ? direccionCon(DESCARGA, filtros, {}) : null,
    filtrado: filtros.clase !== undefined || filtros.mes !== undefined,
  };
}

/** Address of the history with a filter changed; it begins at the first page. */
function direccionCon(
  pathname: string,
  { clase, mes }: FiltrosDeHistorial,
  cambios: Record<string, string | null>,
) {
  const puestos = Object.entries({ clase, mes }).flatMap(([nombre, valor]) =>
    valor ? [[nombre, valor]] : [],
  );
  return conParametros(pathname, new URLSearchParams(puestos).toString(), cambios);
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: envioDeAccion,
    rechazos: RECHAZOS_DE_HISTORIAL,
    campos: { "dia-fuera-de-plazo": "dia" },
    pedir: (envio) => services.historial.anotar({ idPersona, ...envio }),
    luego: ({ nueva }) => seguirEn(HISTORIAL, nueva ? "accion-anotada" : "accion-ya-anotada"),
  });
}
