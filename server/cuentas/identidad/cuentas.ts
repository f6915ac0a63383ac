import type { ConDirecciones } from "../../../app/domain/cuentas/cuenta/anular";
import { makeCambiarClave } from "../../../app/domain/cuentas/cuenta/cambiarClave";
import { makeCambiarContacto } from "../../../app/domain/cuentas/cuenta/cambiarContacto";
import { makeDeshacer } from "../../../app/domain/cuentas/cuenta/deshacer";
import { makeEditarNombres } from "../../../app/domain/cuentas/cuenta/editarNombres";
import { makeAccesoDeAsegurado } from "../../../app/domain/cuentas/identidad/accesoDeAsegurado";
import { makeProbarAhora, type DepsDePrueba } from "../../../app/domain/cuentas/identidad/prueba";
import type { ConPendientes } from "../../../app/domain/cuentas/misDatos/pendientes";
import type { DepsConSitio, Repositorios } from "../../../app/domain/shared/puertos";
import { makeRecuperarClave } from "../../../app/domain/cuentas/recuperacion/recuperarClave";
import { makeBorrador } from "../../../app/domain/cuentas/registro/borrador";
import {
  makeConfirmarRegistro,
  makePedirCodigoDeRegistro,
} from "../../../app/domain/cuentas/registro/confirmarRegistro";
import { makeSegundoFactor } from "../../../app/domain/cuentas/segundoFactor/segundoFactor";
import { makeCofre } from "../../platform/cofre";
import { makeCodigosPorReloj } from "../segundoFactor/codigosPorReloj";
import type { Secret } from "../../platform/rotation";
import { existeTelefono, paisEnElPlan } from "../telefono/existeTelefono";
import { cifrarClave, claveDeNadie, verificarClave } from "./claves";
import { nuevoCodigo, nuevoRefresco, nuevoRespaldo } from "./tokens";
import { makeHuella } from "../../platform/digest";
import { networkPrefix } from "../../platform/network";
import { tieneClave } from "../../../app/domain/cuentas/identidad/tieneClave";
import { paisDelTelefono } from "../../../app/domain/shared/telefono/telefono";

/** Use cases of accounts that people open, recover and change by themselves. */
export function makeCuentas(
  deps: DepsConSitio<keyof Repositorios> &
    Pick<DepsDePrueba, "anotarSuceso"> &
    ConDirecciones<keyof Repositorios> &
    ConPendientes<keyof Repositorios>,
  { secretoDeSesion }: { secretoDeSesion: Secret },
) {
  const todas = {
    ...deps,
    huella: makeHuella(secretoDeSesion),
    nuevoCodigo,
    redAlrededor: networkPrefix,
    nuevoEnlace: nuevoRefresco,
    cifrarClave,
    claveDeNadie,
    verificarClave,
    existeTelefono,
    codigosPorReloj: makeCodigosPorReloj(deps.sitio.nombre),
    cofre: makeCofre(secretoDeSesion, "cofre"),
    nuevoRespaldo,
  };
  return {
    depsDeIdentidad: todas,
    probarAhora: makeProbarAhora(todas),
    paisDelTelefono: (telefono: { prefijo: string; telefono: string }) =>
      paisDelTelefono(telefono, paisEnElPlan),
    tieneClave: (idPersona: number) => tieneClave(todas.repos, idPersona),
    segundoFactor: makeSegundoFactor(todas),
    accesoDeAsegurado: makeAccesoDeAsegurado(todas),
    registro: {
      ...makeBorrador(todas),
      pedirCodigo: makePedirCodigoDeRegistro(todas),
      confirmar: makeConfirmarRegistro(todas),
    },
    recuperarClave: makeRecuperarClave(todas),
    cuenta: {
      ver: deps.repos.personas.conVersion,
      contacto: makeCambiarContacto(todas),
      ...makeDeshacer(todas),
      cambiarClave: makeCambiarClave(todas),
      editarNombres: makeEditarNombres(todas),
    },
  };
}
