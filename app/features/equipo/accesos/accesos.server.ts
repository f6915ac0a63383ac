import { redirect } from "@remix-run/node";
import { z } from "zod";
import {
  cierreDeCuenta,
  cuentaElegida,
  invitacionNueva,
  pedidoDeRol,
  RECHAZOS_AL_ENTRAR_AL_EQUIPO,
  RECHAZOS_DE_CUENTA,
  rolElegido,
} from "~/domain/equipo/cuentas/cuenta";
import { NOMBRE_DE_ROL, ROLES, tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { RECHAZOS_POR_DERECHO, type Miembro } from "~/domain/equipo/derechos/exigir";
import { diaYHora } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { conCodigo } from "../marco/prueba.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { CERRAR_CUENTA, CONFIRMAR_ROL, INVITAR, PEDIR_ROL, QUITAR_ROL, REINVITAR } from "./intenciones";

const RECHAZOS = { ...RECHAZOS_DE_CUENTA, ...RECHAZOS_POR_DERECHO, ...RECHAZOS_AL_ENTRAR_AL_EQUIPO };
type Rechazo = keyof typeof RECHAZOS;

const HREF = "/equipo/accesos";

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [INVITAR]: "Enviamos la invitación. El rol espera la confirmación de otra persona de Sistemas.",
  [REINVITAR]: "Enviamos otra invitación. El enlace anterior ya no sirve.",
  [PEDIR_ROL]: "Pediste el rol. Espera la confirmación de otra persona de Sistemas.",
  [CONFIRMAR_ROL]: "Confirmaste el rol.",
  [QUITAR_ROL]: "Quitaste el rol.",
  [CERRAR_CUENTA]: "Cerraste la cuenta y todos sus accesos.",
};

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const cuentas = exigir(await services.equipo.verCuentas(miembro), RECHAZOS);
  const actua = tieneDerecho(miembro.roles, { derecho: "equipo-y-accesos", uso: "pedir" });
  const nombres = new Map(cuentas.map(({ idCuenta, nombre }) => [idCuenta, nombre]));
  return {
    actua,
    hecho: hechoDe(args, HECHO),
    roles: ROLES.map((valor) => ({ valor, texto: NOMBRE_DE_ROL[valor] })),
    cuentas: cuentas.map(({ roles, usadaEn, ...cuenta }) => ({
      ...cuenta,
      usadaEn: diaYHora(usadaEn),
      roles: roles.map(({ idRol, rol, motivo, pedidoPor, confirmadoEn, idCuenta }) => ({
        idRol,
        nombre: NOMBRE_DE_ROL[rol],
        espera: confirmadoEn === null ? { motivo, pedidoPor: nombres.get(pedidoPor) ?? pedidoPor } : null,
        /** True when this member may confirm it: neither asked for it nor gets it. */
        porConfirmar: confirmadoEn === null && ![pedidoPor, idCuenta].includes(miembro.idCuenta),
      })),
    })),
  };
}

type Acto = Result<unknown, Rechazo>;

/** The schema of each form, and the use case that it asks. */
const ACTOS = {
  [INVITAR]: acto(invitacionNueva, (miembro, datos) => services.equipo.invitar(miembro, datos)),
  [REINVITAR]: acto(cuentaElegida, (miembro, { idCuenta }) => services.equipo.reinvitar(miembro, idCuenta)),
  [PEDIR_ROL]: acto(pedidoDeRol, (miembro, datos) => services.equipo.pedirRol(miembro, datos)),
  [CONFIRMAR_ROL]: acto(rolElegido, (miembro, { idRol }) => services.equipo.confirmarRol(miembro, idRol)),
  [QUITAR_ROL]: acto(rolElegido, (miembro, { idRol }) => services.equipo.quitarRol(miembro, idRol)),
  [CERRAR_CUENTA]: acto(cierreDeCuenta, (miembro, datos) => services.equipo.cerrarCuenta(miembro, datos)),
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
    async pedir(leidos: unknown): Promise<Acto> {
      const probado = await conCodigo(args.request, miembro, datos);
      return probado.ok ? pedir(probado.value, leidos) : probado;
    },
    luego: () => seguirEn(`${HREF}?${new URLSearchParams({ hecho: intencion })}`),
    salvo: (rechazo) => (rechazo === "sin-acceso" ? redirect("/equipo/entrar", 303) : null),
    con: { escrito: { idCuenta: escrito("idCuenta"), rol: escrito("rol"), motivo: escrito("motivo") } },
  });
}
