import { redirect } from "@remix-run/node";
import { z } from "zod";
import { RECHAZOS_AL_ENTRAR_AL_EQUIPO } from "~/domain/equipo/cuentas/cuenta";
import { tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { NOMBRE_DE_NIVEL, RECHAZOS_DE_TURNO, turnoElegido, turnoNuevo } from "~/domain/equipo/turnos/turno";
import { diaDicho, fechaDe, horaDe, sumarMinutos } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { conCodigo, pideCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { PONER, QUITAR } from "./intenciones";

const RECHAZOS = { ...RECHAZOS_DE_TURNO, ...RECHAZOS_POR_DERECHO, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
type Acto = Result<unknown, keyof typeof RECHAZOS>;

const HREF = "/equipo/turnos";
const UN_TURNO_EN_MINUTOS = 8 * 60;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [PONER]: "Pusiste el turno.",
  [QUITAR]: "Quitaste el turno. Si había empezado, terminó ahora.",
};

const enCampo = (instante: Date) => `${fechaDe(instante)}T${horaDe(instante)}`;

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { turnos, guardias } = exigir(await services.equipo.verTurnos(miembro), RECHAZOS);
  const actua = tieneDerecho(miembro.roles, { derecho: "turnos-de-guardia", uso: "hacer" });
  const ahora = services.now();
  const cuando = (instante: Date) => `${diaDicho(fechaDe(instante), ahora)}, ${horaDe(instante)}`;
  return {
    actua,
    pideCodigo: actua && pideCodigo(miembro),
    hecho: hechoDe(args, HECHO),
    deTurno: await services.equipo.verDeTurno(miembro),
    guardias: actua ? guardias.map(({ idCuenta, nombre }) => ({ valor: idCuenta, texto: nombre })) : [],
    niveles: Object.entries(NOMBRE_DE_NIVEL).map(([valor, texto]) => ({ valor, texto })),
    ahora: enCampo(ahora),
    despues: enCampo(sumarMinutos(ahora, UN_TURNO_EN_MINUTOS)),
    turnos: turnos.map(({ idTurno, nivel, nombre, empiezaEn, terminaEn, destino, vale }) => ({
      ...{ idTurno, nombre, vale, destino: actua ? destino : "", nivel: NOMBRE_DE_NIVEL[nivel] },
      ...{ empieza: cuando(empiezaEn), termina: cuando(terminaEn), esDeAhora: empiezaEn <= ahora },
    })),
  };
}

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const intencion = datos.get("intencion");
  const probado = () => conCodigo(args.request, miembro, datos);
  const comun = {
    rechazos: RECHAZOS,
    salvo: (rechazo: string) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
  };
  const luego = (hecho: string) => () => seguirEn(`${HREF}?${new URLSearchParams({ hecho })}`);
  if (intencion === QUITAR)
    return recibir(datos, {
      ...comun,
      esquema: turnoElegido,
      async pedir({ idTurno }): Promise<Acto> {
        const quien = await probado();
        return quien.ok ? services.equipo.quitarTurno(quien.value, idTurno) : quien;
      },
      luego: luego(QUITAR),
    });
  return recibir(datos, {
    ...comun,
    esquema: turnoNuevo.extend({ intencion: z.literal(PONER, "Elige qué quieres hacer") }),
    async pedir(turno): Promise<Acto> {
      const quien = await probado();
      return quien.ok ? services.equipo.ponerTurno(quien.value, turno) : quien;
    },
    luego: luego(PONER),
  });
}
