import { differenceInMinutes } from "date-fns";
import { z } from "zod";
import { tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { RECHAZOS_POR_DERECHO, type Miembro } from "~/domain/equipo/derechos/exigir";
import { CODIGOS_DE_DESENLACE, DESENLACES } from "~/domain/saludMental/desenlaces";
import { RECHAZOS_DE_ALERTA } from "~/domain/saludMental/alertas/rechazos";
import { VIDA_DE_TOMA_EN_MINUTOS } from "~/domain/saludMental/alertas/toma";
import { campoDeId } from "~/domain/shared/campos";
import { diaConAnio, diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { actosDe, recibirActo } from "../marco/actos.server";
import { hechoDe } from "../marco/hecho";
import { pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { CERRAR, DEVOLVER, TOMAR } from "./intenciones";

const RECHAZOS = { ...RECHAZOS_DE_ALERTA, ...RECHAZOS_POR_DERECHO };
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

const acto = actosDe<object, Rechazo>();
const ACTOS = {
  [TOMAR]: acto(alertaElegida, ({ miembro }, { idAlerta }) =>
    services.saludMental.guardia.tomar(miembro, idAlerta),
  ),
  [DEVOLVER]: acto(alertaElegida, ({ miembro }, { idAlerta }) =>
    services.saludMental.guardia.devolver(miembro, idAlerta),
  ),
  [CERRAR]: acto(cierre, ({ miembro }, { idAlerta, desenlace }) =>
    services.saludMental.guardia.cerrar(miembro, idAlerta, desenlace),
  ),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  return recibirActo({
    ...{ request: args.request, datos: await leerCampos(args), en: { miembro }, actos: ACTOS },
    ...{ rechazos: RECHAZOS, href: HREF },
    luego: (intencion, tomada) =>
      intencion === TOMAR ? hrefDe((tomada as { idAlerta: string }).idAlerta) : null,
  });
}
