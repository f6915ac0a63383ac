import { cabeOtroCambio } from "../identidad/cambiosPorDia";
import {
  makeEmitirCodigo,
  makePermitirEnvio,
  makeProbarCodigo,
  type ConCodigos,
} from "../identidad/probarCodigo";
import { normalizarCorreo } from "../identidad/identidad";
import { makeConPrueba, type DepsDePrueba } from "../identidad/prueba";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import { e164, type ExisteTelefono } from "../../shared/telefono/telefono";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { correoDeCodigo } from "../registro/correos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { correoParaDeshacer } from "./correos";
import { idDeCodigo, VIDA_DE_CAMBIO_EN_MINUTOS, type CambioDeCorreo } from "./cuenta";
import { enlaceParaDeshacer, type DepsDeEnlace } from "../deshacer/enlaceParaDeshacer";
import { mudarCorreo } from "./mudarCorreo";
import { tieneClave } from "../identidad/tieneClave";

type DepsDeContacto = DepsConSitio<
  | "accesos"
  | "accesosADatos"
  | "cambiosDeCorreo"
  | "codigos"
  | "correos"
  | "enviosAlCorreo"
  | "intentos"
  | "personas"
  | "recuperaciones"
> &
  ConCodigos &
  Pick<DepsDeEnlace, "nuevoEnlace"> &
  Omit<DepsDePrueba, "repos"> & { existeTelefono: ExisteTelefono };

export interface ContactoNuevo {
  idPersona: number;
  idAcceso: string;
  clave?: string | undefined;
  /** Version of the contact data that the form showed. */
  version: number;
  prefijo: string;
  telefono: string;
  correo: string;
  red: string;
  canal: Canal;
}

/** Key under which a person's codes are counted. */
const deQuien = (idPersona: number) => `persona:${idPersona}`;

/**
 * Changes telephone or mail, after a proof of identity. A new telephone is valid at once; a new mail is valid once its
 * code is entered.
 */
export function makeCambiarContacto(deps: DepsDeContacto) {
  const { repos, transaccion, now, newId, sitio } = deps;
  const permitirEnvio = makePermitirEnvio(deps);
  const emitirCodigo = makeEmitirCodigo(deps);
  const probarCodigo = makeProbarCodigo(deps);
  const { conPruebaTras } = makeConPrueba(deps);
  const sobre = (idPersona: number, para: string) => ({
    idCorreo: newId(),
    idPersona,
    para,
    creadoEn: now(),
  });
  const pendiente = (idPersona: number) =>
    repos.cambiosDeCorreo.pendiente(idPersona, sumarMinutos(now(), -VIDA_DE_CAMBIO_EN_MINUTOS));

  return {
    /** The new mail that waits for its code; null when none does. */
    correoPorVerificar: async (idPersona: number) => (await pendiente(idPersona))?.nuevo ?? null,

    async guardar(entrada: ContactoNuevo) {
      const { idPersona, version, prefijo, telefono, canal } = entrada;
      if (!existe(entrada)) return refuse("telefono-inexistente");
      const actual = await repos.personas.conVersion(idPersona);
      if (actual?.version !== version) return refuse("version-anterior");
      const nuevo = normalizarCorreo(entrada.correo);
      const cambiaDeCorreo = nuevo !== normalizarCorreo(actual.persona.email);
      const cambiaDeTelefono = prefijo !== actual.persona.prefijo || telefono !== actual.persona.telefono;
      const cambia = cambiaDeCorreo || cambiaDeTelefono;
      // A repeated confirmation of unchanged data writes no history line: it would push other lines out of the list.
      if (!cambia && actual.persona.datosConfirmados === 1)
        return done<{ correoPorVerificar: string | null }>({ correoPorVerificar: null });
      const prueba = cambia ? entrada : null;
      const contarEnvio = async () => {
        const { red } = entrada;
        const demasiados = cambiaDeCorreo && (await permitirEnvio({ destino: nuevo, correo: nuevo, red }));
        return demasiados ? refuse(demasiados) : done(null);
      };
      return conPruebaTras(prueba, contarEnvio, async (repos) => {
        const guardado = await repos.personas.guardarContacto(
          idPersona,
          version,
          { prefijo, telefono },
          now(),
        );
        if (!guardado) return refuse("version-anterior");
        if (cambiaDeCorreo && !(await cabeOtroCambio(repos, "correo", idPersona, now())))
          return refuse("demasiados-cambios");
        await anotarCambio(repos, idPersona, canal);
        if (!cambiaDeCorreo) return done<{ correoPorVerificar: string | null }>({ correoPorVerificar: null });
        const idCambio = newId();
        const anterior = actual.persona.email;
        await repos.cambiosDeCorreo.abrir({ idCambio, idPersona, anterior, nuevo, creadoEn: now() });
        await enviarCodigo(repos, { idCambio, idPersona, nuevo });
        return done({ correoPorVerificar: nuevo });
      });
    },

    /**
     * Sends another code to the waiting mail, with the same limits as the first code; the earlier code stops working.
     */
    async reenviarCodigo({ idPersona, red }: { idPersona: number; red: string }) {
      const cambio = await pendiente(idPersona);
      if (!cambio) return refuse("sin-cambio-pendiente");
      const { nuevo } = cambio;
      const demasiados = await permitirEnvio({ destino: nuevo, correo: nuevo, red });
      if (demasiados) return refuse(demasiados);
      return transaccion<{ correoPorVerificar: string }, "demasiados-cambios">(async (repos) => {
        if (!(await cabeOtroCambio(repos, "correo", idPersona, now()))) return refuse("demasiados-cambios");
        await enviarCodigo(repos, cambio);
        return done({ correoPorVerificar: nuevo });
      });
    },

    /**
     * Cancels the change of mail that waits for its code, which stops working. Without a waiting change it does
     * nothing.
     */
    async conservarCorreo({ idPersona }: { idPersona: number }) {
      await repos.cambiosDeCorreo.anularPendientes(idPersona, now());
      return done(null);
    },

    async confirmarCorreo(entrada: { idPersona: number; codigo: string; red: string; canal: Canal }) {
      const cambio = await pendiente(entrada.idPersona);
      if (!cambio) return refuse("sin-cambio-pendiente");
      const probado = await probarCodigo(idDeCodigo(cambio.idCambio), entrada.codigo, {
        de: deQuien(cambio.idPersona),
        red: entrada.red,
      });
      if (!probado.ok) return probado;
      return transaccion(async (repos) => {
        if (!(await repos.codigos.usar(idDeCodigo(cambio.idCambio), probado.value))) {
          return refuse("codigo-invalido");
        }
        const { paraDeshacer, url } = enlaceParaDeshacer(deps);
        if (!(await repos.cambiosDeCorreo.confirmar(cambio.idCambio, paraDeshacer, now()))) {
          return refuse("sin-cambio-pendiente");
        }
        // The code proves that the person reads the mailbox: the refusal may reveal that the mail is taken.
        if (!(await mudarCorreo(repos, cambio.idPersona, cambio.nuevo))) {
          return refuse("correo-registrado");
        }
        await repos.correos.adjudicar(cambio.nuevo, cambio.idPersona);
        // Recoveries that were mailed to the former address stop working.
        await repos.recuperaciones.anular(cambio.idPersona, now());
        await anotarCambio(repos, cambio.idPersona, entrada.canal);
        const conClave = await tieneClave(repos, cambio.idPersona);
        await repos.correos.encolar(
          correoParaDeshacer(sobre(cambio.idPersona, cambio.anterior), { enlace: url, conClave }, sitio),
        );
        return done({ correo: cambio.nuevo });
      });
    },
  };

  async function enviarCodigo(
    repos: Repos<"codigos" | "correos">,
    { idCambio, idPersona, nuevo }: Pick<CambioDeCorreo, "idCambio" | "idPersona" | "nuevo">,
  ) {
    const { codigo, fila } = emitirCodigo(idDeCodigo(idCambio), deQuien(idPersona));
    await repos.codigos.guardar(fila);
    await repos.correos.encolar(correoDeCodigo(sobre(idPersona, nuevo), { codigo }, sitio));
  }

  function anotarCambio(repos: Repos<"accesosADatos">, idPersona: number, canal: Canal) {
    return anotarAcceso({ repos, newId }, { idPersona, accion: "cambio-de-perfil", canal, creadoEn: now() });
  }

  function existe({ prefijo, telefono }: ContactoNuevo) {
    return deps.existeTelefono(e164(prefijo, telefono));
  }
}
