import { redirect } from "@remix-run/node";
import { z } from "zod";
import {
  avisoDeBrecha,
  brechaNueva,
  notaDeBrecha,
  RECHAZOS_DE_BRECHA,
} from "~/domain/atencion/brechas/brecha";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import type { Miembro } from "~/domain/equipo/derechos/exigir";
import { diaYHora, fechaDe, horaDe } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { conCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { BRECHAS } from "./direcciones";
import { ABRIR, ANOTAR, AVISAR } from "./intenciones";
import { plazoDeBrecha } from "./plazo";

const RECHAZOS = { ...RECHAZOS_DE_BRECHA, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
type Rechazo = keyof typeof RECHAZOS;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [ABRIR]: "Abriste la brecha. La Autoridad se avisa en 48 horas desde que se supo.",
  [AVISAR]: "Anotaste el aviso a la Autoridad.",
  [ANOTAR]: "Agregaste la nota.",
};

const personas = (cuantas: number) => (cuantas === 1 ? "1 persona" : `${cuantas} personas`);

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const brechas = exigir(await services.atencion.brechas.listar(miembro), RECHAZOS);
  const ahora = services.now();
  return {
    hecho: hechoDe(args, HECHO),
    ahora: `${fechaDe(ahora)}T${horaDe(ahora)}`,
    brechas: brechas.map(({ idBrecha, que, cuantas, conocidaEn, avances, ...plazo }) => ({
      ...{ idBrecha, que, estado: plazo.estado, personas: personas(cuantas) },
      ...{ conocida: diaYHora(conocidaEn), plazo: plazoDeBrecha(plazo, ahora) },
      porAvisar: plazo.avisadaEn === null,
      lineas: avances.map(({ idAvance, texto, anotadoEn }) => ({
        ...{ idAvance, texto, cuando: diaYHora(anotadoEn) },
      })),
    })),
  };
}

type Pedir = (miembro: Miembro, datos: unknown) => Promise<Result<unknown, Rechazo>>;

const acto = <E extends z.ZodType>(
  esquema: E,
  pedir: (miembro: Miembro, datos: z.output<E>) => Promise<Result<unknown, Rechazo>>,
) => ({ esquema: esquema as z.ZodType, pedir: pedir as Pedir });

/** The schema of each form, and the use case that it asks. */
const ACTOS = {
  [ABRIR]: acto(brechaNueva, (miembro, datos) => services.atencion.brechas.abrir(miembro, datos)),
  [AVISAR]: acto(avisoDeBrecha, (miembro, datos) => services.atencion.brechas.avisar(miembro, datos)),
  [ANOTAR]: acto(notaDeBrecha, (miembro, datos) => services.atencion.brechas.anotar(miembro, datos)),
};

/** A form whose button the page does not have. */
const DESCONOCIDA = acto(z.object({ intencion: z.enum(Object.keys(ACTOS), "Elige qué quieres hacer") }), () =>
  Promise.reject(new Error("no such form")),
);

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const escrito = (campo: string) => {
    const valor = datos.get(campo);
    return typeof valor === "string" ? valor : "";
  };
  const intencion = escrito("intencion");
  const { esquema, pedir } = Object.hasOwn(ACTOS, intencion)
    ? ACTOS[intencion as keyof typeof ACTOS]
    : DESCONOCIDA;
  return recibir(datos, {
    esquema,
    rechazos: RECHAZOS,
    async pedir(leidos: unknown): Promise<Result<unknown, Rechazo>> {
      const probado = await conCodigo(args.request, miembro, datos);
      return probado.ok ? pedir(probado.value, leidos) : probado;
    },
    luego: () => seguirEn(`${BRECHAS}?${new URLSearchParams({ hecho: intencion })}`),
    campos: { "codigo-equivocado": "codigo", "prueba-vencida": "codigo" },
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
    con: { idBrecha: escrito("idBrecha") },
  });
}
