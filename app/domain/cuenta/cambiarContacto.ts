import { makeEmitirCodigo, makePermitirEnvio, makeProbarCodigo } from "../identidad/codigo";
import { normalizarCorreo } from "../identidad/identidad";
import { anotarAcceso, type Canal } from "../misDatos/accesoADatos";
import { e164, type ExisteTelefono } from "../personas/telefono";
import type { Repositorios } from "../puertos";
import type { DepsDeRecuperacion } from "../recuperacion/recuperarClave";
import { correoDeCodigo } from "../registro/correos";
import { sumarMinutos } from "../shared/fechas";
import { done, refuse } from "../shared/result";
import { correoDeCambioDeshecho, correoParaDeshacer } from "./correos";
import { DIAS_PARA_DESHACER, idDeCodigo, VIDA_DE_CAMBIO_EN_MINUTOS } from "./cuenta";

export interface DepsDePerfil extends DepsDeRecuperacion {
  existeTelefono: ExisteTelefono;
  verificarClave: (claveHash: string | null, clave: string) => Promise<boolean>;
}

export interface ContactoNuevo {
  idPersona: number;
  /** What the form was filled over. */
  version: number;
  prefijo: string;
  telefono: string;
  correo: string;
  direccion: string;
  canal: Canal;
}

/** The telephone is kept at once; a new mail waits until its code has been entered. */
export function makeCambiarContacto(deps: DepsDePerfil) {
  const { repos, transaccion, now, newId, huella, nuevoEnlace, sitio } = deps;
  const permitirEnvio = makePermitirEnvio(deps);
  const emitirCodigo = makeEmitirCodigo(deps);
  const probarCodigo = makeProbarCodigo(deps);
  const huellaDeEnlace = (enlace: string) => huella(`deshacer:${enlace}`);
  const sobre = (para: string) => ({ idCorreo: newId(), para, creadoEn: now() });
  const pendiente = (idPersona: number) =>
    repos.cambiosDeCorreo.pendiente(idPersona, sumarMinutos(now(), -VIDA_DE_CAMBIO_EN_MINUTOS));

  return {
    /** The mail that waits for its code, if there is one. */
    correoPorVerificar: async (idPersona: number) => (await pendiente(idPersona))?.nuevo ?? null,

    async guardar(entrada: ContactoNuevo) {
      const { idPersona, version, prefijo, telefono, canal } = entrada;
      if (!existe(entrada)) return refuse("telefono-inexistente");
      const actual = await repos.personas.conVersion(idPersona);
      if (actual?.version !== version) return refuse("version-anterior");
      const nuevo = normalizarCorreo(entrada.correo);
      const cambiaDeCorreo = nuevo !== normalizarCorreo(actual.persona.email);
      if (cambiaDeCorreo && !(await permitirEnvio(nuevo, entrada.direccion)))
        return refuse("demasiados-envios");
      return transaccion(async (repos) => {
        const guardado = await repos.personas.guardarContacto(idPersona, version, { prefijo, telefono });
        if (!guardado) return refuse("version-anterior");
        await anotarCambio(repos, idPersona, canal);
        if (!cambiaDeCorreo) return done<{ correoPorVerificar: string | null }>({ correoPorVerificar: null });
        const idCambio = newId();
        const { codigo, fila } = emitirCodigo(idDeCodigo(idCambio));
        const anterior = actual.persona.email;
        await repos.cambiosDeCorreo.abrir({ idCambio, idPersona, anterior, nuevo, creadoEn: now() });
        await repos.codigos.guardar(fila);
        await repos.correos.encolar(correoDeCodigo(sobre(nuevo), { codigo }, sitio));
        return done({ correoPorVerificar: nuevo });
      });
    },

    async confirmarCorreo(entrada: { idPersona: number; codigo: string; canal: Canal }) {
      const cambio = await pendiente(entrada.idPersona);
      if (!cambio) return refuse("sin-cambio-pendiente");
      const probado = await probarCodigo(idDeCodigo(cambio.idCambio), entrada.codigo);
      if (!probado.ok) return probado;
      return transaccion(async (repos) => {
        if (!(await repos.codigos.usar(idDeCodigo(cambio.idCambio), probado.value))) {
          return refuse("codigo-invalido");
        }
        // Whoever entered the code may be told.
        if (!(await repos.personas.cambiarCorreo(cambio.idPersona, cambio.nuevo))) {
          return refuse("correo-registrado");
        }
        await anotarCambio(repos, cambio.idPersona, entrada.canal);
        const enlace = nuevoEnlace();
        const hasta = sumarMinutos(now(), DIAS_PARA_DESHACER * 24 * 60);
        await repos.cambiosDeCorreo.confirmar(cambio.idCambio, huellaDeEnlace(enlace), hasta, now());
        await repos.correos.encolar(
          correoParaDeshacer(
            sobre(cambio.anterior),
            { enlace: `${sitio.url}/mi-perfil/deshacer-correo?enlace=${enlace}` },
            sitio,
          ),
        );
        return done({ correo: cambio.nuevo });
      });
    },

    /** Only looks: whoever opens a link, a mail scanner too, has not asked for anything yet. */
    sePuedeDeshacer: async (enlace: string) =>
      (await repos.cambiosDeCorreo.porDeshacer(huellaDeEnlace(enlace), now())) !== null,

    async deshacerCorreo(enlace: string) {
      const cambio = await repos.cambiosDeCorreo.porDeshacer(huellaDeEnlace(enlace), now());
      if (!cambio) return refuse("enlace-vencido");
      return transaccion(async (repos) => {
        if (!(await repos.cambiosDeCorreo.deshacer(cambio.idCambio, now()))) return refuse("enlace-vencido");
        if (!(await repos.personas.cambiarCorreo(cambio.idPersona, cambio.anterior))) {
          return refuse("correo-registrado");
        }
        await anotarCambio(repos, cambio.idPersona, "web");
        await repos.accesos.cerrarTodos(cambio.idPersona, null, now());
        const recuperar = `${sitio.url}/recuperar-clave`;
        await repos.correos.encolar(correoDeCambioDeshecho(sobre(cambio.anterior), { recuperar }, sitio));
        return done({ correo: cambio.anterior });
      });
    },
  };

  function anotarCambio(repos: Repositorios, idPersona: number, canal: Canal) {
    return anotarAcceso({ repos, newId }, { idPersona, accion: "cambio-de-perfil", canal, creadoEn: now() });
  }

  function existe({ prefijo, telefono }: ContactoNuevo) {
    return deps.existeTelefono(e164(prefijo, telefono));
  }
}
