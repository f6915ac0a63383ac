import { redirect } from "@remix-run/node";
import { z } from "zod";
import { RECHAZOS_DE_MI_AGENDA, sesionElegida } from "~/domain/agenda/miAgenda/miAgenda";
import { diaCercano, diaLargo, fechaDe, horaDe } from "~/domain/shared/fechas";
import { done } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { ENTRAR, NO_LLEGO } from "./intenciones";

const HREF = "/equipo/mi-agenda";

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [NO_LLEGO]: "Anotaste que la persona no llegó.",
  devolucion: "Cancelaste la sesión. La persona ya lo sabe y recibe todo lo que pagó.",
  cambio: "La persona ya lo sabe y elige otra hora o su dinero.",
};

/** A specialty or a day as a heading: with a capital letter. */
const conMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

function tituloDelDia(fecha: string, ahora: Date) {
  const cercano = diaCercano(fecha, ahora);
  return conMayuscula(cercano ? `${cercano}, ${diaLargo(fecha)}` : diaLargo(fecha));
}

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const agenda = await services.agenda.verMiAgenda(miembro);
  const hecho = hechoDe(args, HECHO);
  if (!agenda.ok && agenda.rechazo === "sin-especialista") return { hecho, unida: false, dias: [] };
  const ahora = services.now();
  const sesiones = exigir(agenda, RECHAZOS_DE_MI_AGENDA);
  const fechas = [...new Set(sesiones.map(({ inicio }) => fechaDe(inicio)))];
  return {
    hecho,
    unida: true,
    dias: fechas.map((fecha) => ({
      fecha,
      titulo: tituloDelDia(fecha, ahora),
      sesiones: sesiones
        .filter(({ inicio }) => fechaDe(inicio) === fecha)
        .map(({ inicio, fin, ...sesion }) => ({ ...sesion, hora: horaDe(inicio), hasta: horaDe(fin) })),
    })),
  };
}

const formulario = z.object({
  ...sesionElegida.shape,
  intencion: z.enum([ENTRAR, NO_LLEGO], "Elige qué quieres hacer"),
});

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  return recibir(await leerCampos(args), {
    esquema: formulario,
    rechazos: RECHAZOS_DE_MI_AGENDA,
    async pedir({ intencion, idCita }) {
      if (intencion === ENTRAR) return services.agenda.entrarASesion(miembro, { idCita });
      const anotada = await services.agenda.anotarInasistencia(miembro, { idCita });
      return anotada.ok ? done(`${HREF}?hecho=${NO_LLEGO}`) : anotada;
    },
    // The room is on the public site, so the redirect leaves this one.
    luego: (adonde) => redirect(adonde, 303),
  });
}
