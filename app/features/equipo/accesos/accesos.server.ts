import {
  cierreDeCuenta,
  cuentaElegida,
  invitacionNueva,
  pedidoDeRol,
  RECHAZOS_DE_CUENTA,
  rolElegido,
} from "~/domain/equipo/cuentas/cuenta";
import { NOMBRE_DE_ROL, ROLES, tieneDerecho } from "~/domain/equipo/derechos/derechos";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { actosDe, recibirActo } from "../marco/actos.server";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { CERRAR_CUENTA, CONFIRMAR_ROL, INVITAR, PEDIR_ROL, QUITAR_ROL, REINVITAR } from "./intenciones";

const RECHAZOS = { ...RECHAZOS_DE_CUENTA, ...RECHAZOS_POR_DERECHO };
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
    /** Name of the provider whose groups give the roles; null where colleagues do. */
    cuentaDe: services.equipo.proveedor?.nombre ?? null,
    hecho: hechoDe(args, HECHO),
    roles: ROLES.map((valor) => ({ valor, texto: NOMBRE_DE_ROL[valor] })),
    cuentas: cuentas.map(({ roles, usadaEn, ...cuenta }) => ({
      ...cuenta,
      usadaEn: diaYHora(usadaEn, services.now()),
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

const acto = actosDe<object, Rechazo>();
const ACTOS = {
  [INVITAR]: acto(invitacionNueva, ({ miembro }, datos) => services.equipo.invitar(miembro, datos)),
  [REINVITAR]: acto(cuentaElegida, ({ miembro }, { idCuenta }) =>
    services.equipo.reinvitar(miembro, idCuenta),
  ),
  [PEDIR_ROL]: acto(pedidoDeRol, ({ miembro }, datos) => services.equipo.pedirRol(miembro, datos)),
  [CONFIRMAR_ROL]: acto(rolElegido, ({ miembro }, { idRol }) => services.equipo.confirmarRol(miembro, idRol)),
  [QUITAR_ROL]: acto(rolElegido, ({ miembro }, { idRol }) => services.equipo.quitarRol(miembro, idRol)),
  [CERRAR_CUENTA]: acto(cierreDeCuenta, ({ miembro }, datos) => services.equipo.cerrarCuenta(miembro, datos)),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const escrito = (campo: string) => {
    const valor = datos.get(campo);
    return typeof valor === "string" ? valor : "";
  };
  return recibirActo({
    ...{ request: args.request, datos, en: { miembro }, actos: ACTOS, rechazos: RECHAZOS, href: HREF },
    con: { escrito: { idCuenta: escrito("idCuenta"), rol: escrito("rol"), motivo: escrito("motivo") } },
  });
}
