import { redirect } from "@remix-run/node";
import { diaLargo, fechaDe, mesLargo } from "~/domain/shared/fechas";
import { mesesDelCalendario, semanasDe } from "~/domain/talleres/calendario";
import { claveDe } from "~/domain/talleres/inscripciones/inscripcion";
import { filtrosDeTalleres } from "~/domain/talleres/filtros";
import { services } from "~/services.server";
import { conParametros, direccionConocida } from "~/shell/direcciones";
import type { LoaderArgs } from "~/shell/route";
import { quienEs } from "~/shell/sesion/sesion.server";
import { CALENDARIO } from "./direcciones";
import { filtrosConocidos, opcionesDeTalleres } from "./filtros";
import { fichaDeFecha } from "./ficha";

/** Events of a month or of a day, and the person's places. Unknown values in the address are ignored. */
export async function loader({ request, context }: LoaderArgs) {
  const pedido = new URL(request.url).searchParams;
  const ahora = services.now();
  const meses = mesesDelCalendario(ahora);
  const indice = Math.max(0, meses.indexOf(pedido.get("mes") ?? pedido.get("dia")?.slice(0, 7) ?? ""));
  const mes = meses[indice]!;
  const [temas, todos] = await Promise.all([services.contenido.temas(), services.talleres.todos()]);
  // Days are links on this page, so the filter `dia` is left out.
  const { dia: _, ...pedidos } = filtrosDeTalleres.parse(Object.fromEntries(pedido));
  const filtros = filtrosConocidos(pedidos, temas, todos);
  const { tema = null, nivel = null, con = null } = filtros;
  const persona = await quienEs({ request, context });
  const [fechas, lugaresPropios] = await Promise.all([
    services.talleres.mes(mes, filtros),
    persona ? services.talleres.suyas(persona.idPersona) : undefined,
  ]);
  const porDia = new Map<string, number>();
  const conLugar = new Set<string>();
  for (const { fecha } of fechas) {
    const dia = fechaDe(fecha.inicio);
    porDia.set(dia, (porDia.get(dia) ?? 0) + 1);
    if (lugaresPropios?.get(claveDe(fecha))?.inscripcion.estado === "inscrita") conLugar.add(dia);
  }
  const elegido = porDia.has(pedido.get("dia") ?? "") ? pedido.get("dia") : null;
  const mesDicho = pedido.get("mes") === mes && elegido === null ? mes : null;
  const otra = direccionConocida(request, { mes: mesDicho, dia: elegido, tema, nivel, con });
  if (otra !== null) throw redirect(otra);
  const conFiltros = (cambios: { mes: string } | { dia: string }) =>
    conParametros(CALENDARIO, "", { tema, nivel, con, ...cambios });
  const irA = (otro: string | undefined) =>
    otro ? { href: conFiltros({ mes: otro }), texto: mesLargo(`${otro}-01`) } : null;
  return {
    filtros: opcionesDeTalleres({ ...filtros, mes }, temas, todos, CALENDARIO),
    mes: mesLargo(`${mes}-01`),
    anterior: irA(meses[indice - 1]),
    siguiente: irA(meses[indice + 1]),
    todo: elegido ? conFiltros({ mes }) : null,
    semanas: semanasDe(mes).map((semana) =>
      semana.map((dia) =>
        dia === null
          ? null
          : {
              numero: Number(dia.slice(8)),
              esHoy: dia === fechaDe(ahora),
              etiqueta: etiquetaDe(dia, porDia.get(dia) ?? 0, conLugar.has(dia)),
              conLugar: conLugar.has(dia),
              href: porDia.has(dia) ? conFiltros({ dia }) : null,
              elegido: dia === elegido,
            },
      ),
    ),
    leyenda: conLugar.size > 0 ? TIENES_UN_LUGAR : null,
    siNada:
      tema || nivel || con
        ? "No queda nada así este mes. Mira el siguiente, o quita un filtro."
        : "No queda nada este mes. Mira el siguiente.",
    titulo: elegido ? diaLargo(elegido) : null,
    fechas: fechas
      .filter(({ fecha }) => elegido === null || fechaDe(fecha.inicio) === elegido)
      .map((fechaEnLista) => fichaDeFecha(fechaEnLista, temas, ahora, lugaresPropios)),
  };
}

const TIENES_UN_LUGAR = "Tienes un lugar";

const etiquetaDe = (dia: string, cuantos: number, conLugar: boolean) =>
  `${diaLargo(dia)}, ${cuantos === 1 ? "1 taller o clase" : `${cuantos} talleres y clases`}${conLugar ? `. ${TIENES_UN_LUGAR}` : ""}`;
