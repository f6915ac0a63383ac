import { redirect } from "@remix-run/node";
import { differenceInMinutes } from "date-fns";
import { z } from "zod";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { RECHAZOS_POR_DERECHO, type Miembro } from "~/domain/equipo/derechos/exigir";
import { CODIGOS_DE_DESENLACE, DESENLACES } from "~/domain/saludMental/desenlaces";
import { RECHAZOS_DE_ALERTA } from "~/domain/saludMental/alertas/rechazos";
import { VIDA_DE_TOMA_EN_MINUTOS } from "~/domain/saludMental/alertas/toma";
import { campoDeId } from "~/domain/shared/campos";
import { diaConAnio, diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { conCodigo, pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { CERRAR, DEVOLVER, TOMAR } from "./intenciones";

const RECHAZOS = { ...RECHAZOS_DE_ALERTA, ...RECHAZOS_POR_DERECHO, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
type Rechazo = keyof typeof RECHAZOS;

const HREF = "/equipo/guardia";
const UNA_HORA_EN_MINUTOS = 60;
const UN_DIA_EN_HORAS = 24;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [CERRAR]: "Cerraste la alerta.",
  [DEVOLVER]: "Devolviste la alerta. Avisamos otra vez a la guardia.",
};

const YA_ATENDIDA = "La alerta de tu correo ya la tomó o la cerró alguien.";

const hrefDe = (idAlerta: string) => `${HREF}?${new URLSearchParams({ alerta: idAlerta })}`;

const cuandoFue = (instante: Date, ahora: Date) =>
  `${diaDicho(fechaDe(instante), ahora)}, ${horaDe(instante)}`;

/** Time that passed, in the largest unit: "12 min", "3 h", "2 días". */
function haceCuanto(desde: Date, ahora: Date): string {
  const minutos = Math.max(0, differenceInMinutes(ahora, desde));
  if (minutos < UNA_HORA_EN_MINUTOS) return `${minutos} min`;
  const horas = Math.floor(minutos / UNA_HORA_EN_MINUTOS);
  if (horas < UN_DIA_EN_HORAS) return `${horas} h`;
  const dias = Math.floor(horas / UN_DIA_EN_HORAS);
  return dias === 1 ? "1 día" : `${dias} días`;
}

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { guardia } = services.saludMental;
  const { nuevas, cuantasNuevas, tomadas, cerradas } = exigir(await guardia.ver(miembro), RECHAZOS);
  const parametros = new URL(args.request.url).searchParams;
  const actua = tieneDerecho(miembro.roles, { derecho: "alertas", uso: "hacer" });
  const delEnlace = services.saludMental.alertaDelEnlace(parametros.get("aviso") ?? "");
  const pedida = delEnlace ?? parametros.get("alerta");
  const elegida = tomadas.find(({ idAlerta, esMia }) => esMia && idAlerta === pedida);
  const esDelEnlace = ({ idAlerta }: { idAlerta: string }) => idAlerta === delEnlace;
  const ordenadas = [...nuevas.filter(esDelEnlace), ...nuevas.filter((alerta) => !esDelEnlace(alerta))];
  const ahora = services.now();
  return {
    actua,
    pideCodigo: actua && pideCodigo(miembro),
    vidaEnMinutos: VIDA_DE_TOMA_EN_MINUTOS,
    hecho: hechoDe(args, HECHO),
    abierta: elegida ? await contactoDe(miembro, elegida) : null,
    cuantasNuevas,
    deTurno: await services.equipo.verDeTurno(miembro),
    /** Sentence about the alert of the mail when nobody can take it any more. */
    delCorreo: delEnlace && elegida === undefined && !nuevas.some(esDelEnlace) ? YA_ATENDIDA : null,
    nuevas: ordenadas.map(({ idAlerta, desde, veces, quedoLibre }) => ({
      ...{ idAlerta, veces, quedoLibre, desde: cuandoFue(desde, ahora), espera: haceCuanto(desde, ahora) },
      esDelCorreo: idAlerta === delEnlace,
    })),
    tomadas: tomadas
      .filter((alerta) => alerta !== elegida)
      .map(({ idAlerta, quien, esMia, libreDesde, desde }) => ({
        ...{ idAlerta, quien, desde: cuandoFue(desde, ahora), libre: libreDesde && horaDe(libreDesde) },
        href: esMia ? hrefDe(idAlerta) : null,
      })),
    cerradas: cerradas.map(({ idAlerta, dia, quien, desenlace }) => ({
      ...{ idAlerta, quien, dia: diaConAnio(fechaDe(dia)) },
      desenlace: desenlace === null ? "Siguió en una alerta más nueva" : DESENLACES[desenlace],
    })),
    desenlaces: Object.entries(DESENLACES).map(([valor, texto]) => ({ valor, texto })),
  };
}

/** How to reach the person of the alert; null when the alert was closed or freed at the same moment. */
async function contactoDe(miembro: Miembro, tomada: { idAlerta: string; libreDesde: Date | null }) {
  const visto = await services.saludMental.guardia.verContacto(miembro, tomada.idAlerta);
  if (!visto.ok) return null;
  const { idAlerta, nombre, celular, email, creadaEn, ultimaVez, veces } = visto.value;
  return {
    ...{ idAlerta, nombre, celular, email, veces, desde: cuandoFue(creadaEn, services.now()) },
    ultimaVez: veces > 1 ? cuandoFue(ultimaVez, services.now()) : null,
    telefono: celular.replace(/[^\d+]/g, ""),
    libre: tomada.libreDesde && horaDe(tomada.libreDesde),
  };
}

const alertaElegida = z.object({ idAlerta: campoDeId("Elige una alerta") });
const cierre = alertaElegida.extend({ desenlace: z.enum(CODIGOS_DE_DESENLACE, "Elige cómo terminó") });

type Acto = Result<{ idAlerta: string }, Rechazo>;

/** The schema of each form, and the use case that it asks. */
const ACTOS = {
  [TOMAR]: acto(alertaElegida, (miembro, { idAlerta }) =>
    services.saludMental.guardia.tomar(miembro, idAlerta),
  ),
  [DEVOLVER]: acto(alertaElegida, (miembro, { idAlerta }) =>
    services.saludMental.guardia.devolver(miembro, idAlerta),
  ),
  [CERRAR]: acto(cierre, (miembro, { idAlerta, desenlace }) =>
    services.saludMental.guardia.cerrar(miembro, idAlerta, desenlace),
  ),
};

function acto<E extends z.ZodType>(
  esquema: E,
  pedir: (miembro: Miembro, datos: z.output<E>) => Promise<Acto>,
) {
  return { esquema, pedir: pedir as (miembro: Miembro, datos: unknown) => Promise<Acto> };
}

/** A form whose button the page does not have. */
const DESCONOCIDA = {
  esquema: z.object({ intencion: z.enum(Object.keys(ACTOS), "Elige qué quieres hacer") }),
  pedir: (): Promise<Acto> => Promise.reject(new Error("no such form")),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const pedida = datos.get("intencion");
  const intencion = typeof pedida === "string" ? pedida : "";
  const { esquema, pedir } = Object.hasOwn(ACTOS, intencion)
    ? ACTOS[intencion as keyof typeof ACTOS]
    : DESCONOCIDA;
  return recibir(datos, {
    esquema,
    rechazos: RECHAZOS,
    async pedir(leidos: unknown): Promise<Acto> {
      const probado = await conCodigo(args.request, miembro, datos);
      return probado.ok ? pedir(probado.value, leidos) : probado;
    },
    luego: ({ idAlerta }) =>
      seguirEn(
        intencion === TOMAR ? hrefDe(idAlerta) : `${HREF}?${new URLSearchParams({ hecho: intencion })}`,
      ),
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  });
}
