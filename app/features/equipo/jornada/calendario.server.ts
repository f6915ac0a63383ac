import { redirect } from "@remix-run/node";
import { z } from "zod";
import { RECHAZOS_DE_MI_AGENDA } from "~/domain/agenda/miAgenda/miAgenda";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { done, refuse } from "~/domain/shared/result";
import { services } from "~/services.server";
import { makeCookie } from "~/shell/sesion/cookie.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { conCodigo, pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { ANULAR, CREAR } from "./intenciones";

const HREF = "/equipo/mi-agenda/calendario";
const SEGUNDOS_PARA_COPIAR = 10 * 60;

/** Key of the new address, until the member has copied it: only its digest is stored. */
const galleta = makeCookie("calendario-de-equipo", { delNavegador: true });

const RECHAZOS = { ...RECHAZOS_AL_ENTRAR_AL_EQUIPO, ...RECHAZOS_DE_MI_AGENDA };

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [CREAR]: "Tu dirección está lista. Cópiala ahora: no la mostramos otra vez.",
  [ANULAR]: "La dirección ya no sirve.",
};

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const llave = await galleta.leer(args.request);
  const { creadoEn, direccion } = exigir(
    await services.agenda.verCalendarioPropio(miembro, typeof llave === "string" ? llave : null),
    RECHAZOS,
  );
  return {
    hecho: hechoDe(args, HECHO),
    desde: creadoEn && diaConAnio(fechaDe(creadoEn)),
    direccion,
    pideCodigo: pideCodigo(miembro),
  };
}

const formulario = z.object({ intencion: z.enum([CREAR, ANULAR], "Elige qué quieres hacer") });

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const campos = await leerCampos(args);
  return recibir(campos, {
    esquema: formulario,
    rechazos: RECHAZOS,
    async pedir({ intencion }) {
      if (intencion === ANULAR) {
        const anulado = await services.agenda.anularCalendarioPropio(miembro);
        return anulado.ok ? done(await galleta.quitar(args.request)) : refuse(anulado.rechazo);
      }
      const probado = await conCodigo(args.request, miembro, campos);
      if (!probado.ok) return refuse(probado.rechazo);
      const creado = await services.agenda.crearCalendarioPropio(probado.value);
      if (!creado.ok) return refuse(creado.rechazo);
      return done(await galleta.poner(args.request, creado.value.llave, { maxAge: SEGUNDOS_PARA_COPIAR }));
    },
    luego: (cookie, { intencion }) =>
      seguirEn(`${HREF}?hecho=${intencion}`, undefined, new Headers({ "set-cookie": cookie })),
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  });
}
