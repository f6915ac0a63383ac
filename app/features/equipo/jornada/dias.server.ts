import {
  cierreConfirmado,
  diasPorAbrir,
  diasPorCerrar,
  RECHAZOS_DE_JORNADA,
  type TramoDeExcepciones,
} from "~/domain/agenda/jornada/jornada";
import type { Miembro } from "~/domain/equipo/derechos/exigir";
import { soles } from "~/domain/shared/dinero";
import { diaVisto, diaYHora, fechaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerEnvio, recibir, seguirEn } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { ABRIR, CERRAR } from "./intenciones";

/** Sentences after an act, by the value of `hecho` in the address: of own days, and of another's. */
const HECHO: Readonly<Record<string, string>> = {
  [CERRAR]: "Cerraste esos días. Cada persona ya lo sabe por correo y en su cuenta.",
  [ABRIR]: "Esos días vuelven a tus horas de siempre. Lo que dejaste no vuelve.",
};
const HECHO_AJENO: typeof HECHO = {
  ...HECHO,
  [ABRIR]: "Esos días vuelven a sus horas de siempre. Las sesiones que se dejaron no vuelven.",
};

type Tramo = Omit<TramoDeExcepciones, "excepciones" | "tipo">;

/** A stretch in words: its hours are named when they are no whole days. */
function enPalabras({ desde, hasta, desdeHora, hastaHora }: Tramo): string {
  const ahora = services.now();
  const inicio = diaVisto(desde, ahora);
  const entero = desdeHora === "00:00" && hastaHora === "24:00";
  if (desde === hasta) return entero ? inicio : `${inicio}, de ${desdeHora} a ${hastaHora}`;
  const fin = diaVisto(hasta, ahora);
  return entero ? `${inicio} a ${fin}` : `${inicio}, ${desdeHora}, a ${fin}, ${hastaHora}`;
}

/** The days in the address, with their sessions; or what is wrong with them. */
async function elegidos(miembro: Miembro, { request, params }: Pick<LoaderArgs, "request" | "params">) {
  const campos = new FormData();
  for (const [nombre, valor] of new URL(request.url).searchParams) campos.append(nombre, valor);
  if (!campos.has("desde")) return { envio: null, porCerrar: null };
  const leido = leerEnvio(campos, diasPorCerrar);
  if (leido.status !== "success") return { envio: leido.reply(), porCerrar: null };
  const dias = leido.value;
  const otro = params.idEspecialista;
  const vistas = await services.agenda.verSesionesPorCerrar(miembro, dias, otro);
  if (!vistas.ok) {
    const { campo = "", mensaje } = RECHAZOS_DE_JORNADA[vistas.rechazo];
    return { envio: leido.reply({ fieldErrors: { [campo]: [mensaje] } }), porCerrar: null };
  }
  const { desde, hasta, desdeHora = "", hastaHora = "" } = dias;
  return {
    envio: leido.reply(),
    porCerrar: {
      campos: { desde, hasta, desdeHora, hastaHora },
      texto: enPalabras({
        ...{ desde, hasta },
        ...{ desdeHora: desdeHora || "00:00", hastaHora: hastaHora || "24:00" },
      }),
      // Money is no matter of the specialist's own page.
      mueve:
        otro === undefined ? null : { personas: vistas.value.personas, dinero: soles(vistas.value.centimos) },
      sesiones: vistas.value.sesiones.map(({ idCita, inicio, persona }) => ({
        ...{ idCita, persona },
        cuando: diaYHora(inicio, services.now()),
      })),
    },
  };
}

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const otro = args.params.idEspecialista;
  const { nombre, tramos } = exigir(await services.agenda.verExcepciones(miembro, otro), RECHAZOS_DE_JORNADA);
  return {
    ...(await elegidos(miembro, args)),
    href: new URL(args.request.url).pathname,
    ajeno: otro === undefined ? null : nombre,
    hoy: fechaDe(services.now()),
    hecho: hechoDe(args, otro === undefined ? HECHO : HECHO_AJENO),
    tramos: tramos.map(({ tipo, excepciones, ...tramo }) => ({
      texto: enPalabras(tramo),
      abierto: tipo === "abierto",
      comienzos: excepciones.map(({ fecha, desde }) => `${fecha}_${desde}`).join(","),
    })),
  };
}

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const campos = await leerCampos(args);
  const otro = args.params.idEspecialista;
  const href = new URL(args.request.url).pathname;
  if (campos.get("intencion") === ABRIR) {
    return recibir(campos, {
      esquema: diasPorAbrir,
      rechazos: RECHAZOS_DE_JORNADA,
      pedir: ({ comienzos }) => services.agenda.abrirDias(miembro, comienzos, otro),
      luego: () => seguirEn(`${href}?hecho=${ABRIR}`),
    });
  }
  return recibir(campos, {
    esquema: cierreConfirmado,
    rechazos: RECHAZOS_DE_JORNADA,
    pedir: ({ compensacion, vistas, ...dias }) =>
      services.agenda.cerrarDias(miembro, { dias, compensacion, vistas, otro }),
    luego: () => seguirEn(`${href}?hecho=${CERRAR}`),
  });
}
