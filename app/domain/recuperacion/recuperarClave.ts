import type { Sobre } from "../correo/correo";
import {
  makeEmitirCodigo,
  makePermitirEnvio,
  makeProbarCodigo,
  type DepsDeCodigo,
} from "../identidad/codigo";
import { claveDeIntentos, normalizarCorreo } from "../identidad/identidad";
import { anotarAcceso } from "../misDatos/accesoADatos";
import { normalizarDocumento } from "../personas/documento";
import { sumarMinutos } from "../shared/fechas";
import { done, refuse } from "../shared/result";
import { correoDeClaveCambiada, correoDeDesbloqueo, correoDeRecuperacion, correoSinCuenta } from "./correos";
import { idDeCodigo, VIDA_DE_ENLACE_EN_MINUTOS, type Recuperacion } from "./recuperacion";

export interface DepsDeRecuperacion extends DepsDeCodigo {
  cifrarClave: (clave: string) => Promise<string>;
  /** A secret for a link: long, and never seen again on our side but as its digest. */
  nuevoEnlace: () => string;
}

export type Prueba = { idRecuperacion: string } | { enlace: string };

export function makeRecuperarClave(deps: DepsDeRecuperacion) {
  const { repos, transaccion, now, newId, huella, nuevoEnlace, sitio } = deps;
  const permitirEnvio = makePermitirEnvio(deps);
  const emitirCodigo = makeEmitirCodigo(deps);
  const probarCodigo = makeProbarCodigo(deps);

  const huellaDeEnlace = (enlace: string) => huella(`enlace:${enlace}`);
  const sobre = (para: string): Sobre => ({
    idCorreo: newId(),
    para,
    creadoEn: now(),
  });
  function nueva(idPersona: number | null): { recuperacion: Recuperacion; url: string } {
    const enlace = nuevoEnlace();
    const recuperacion = {
      idRecuperacion: newId(),
      idPersona,
      huellaDeEnlace: huellaDeEnlace(enlace),
      expiraEn: sumarMinutos(now(), VIDA_DE_ENLACE_EN_MINUTOS),
      verificadaEn: null,
    };
    return { recuperacion, url: `${sitio.url}/recuperar-clave/nueva?enlace=${enlace}` };
  }

  /** What a proof opens: by the link of the mail, or by the code that was entered. */
  async function abrir(prueba: Prueba) {
    const recuperacion =
      "enlace" in prueba
        ? await repos.recuperaciones.porEnlace(huellaDeEnlace(prueba.enlace), now())
        : await repos.recuperaciones.porId(prueba.idRecuperacion, now());
    const probada = recuperacion && ("enlace" in prueba || recuperacion.verificadaEn !== null);
    if (!probada || recuperacion.idPersona === null) return null;
    const correos = await repos.personas.correosDe(recuperacion.idPersona);
    return { idRecuperacion: recuperacion.idRecuperacion, idPersona: recuperacion.idPersona, correos };
  }

  return {
    /** The same answer, and the same rows written, for an account and for none. */
    async pedir(entrada: { quien: string; direccion: string }) {
      const esCorreo = entrada.quien.includes("@");
      const quien = esCorreo ? normalizarCorreo(entrada.quien) : normalizarDocumento(entrada.quien);
      if (!(await permitirEnvio(`recuperar:${quien}`, entrada.direccion))) return refuse("demasiados-envios");
      const idPersona = esCorreo
        ? ((await repos.personas.cuentaPorCorreo(quien))?.idPersona ?? null)
        : await repos.personas.porNumeroDeDocumento(quien);
      // Whoever writes a mail gets the answer there; a document's goes to every mail of its account.
      const correos = esCorreo
        ? [quien]
        : idPersona === null
          ? []
          : await repos.personas.correosDe(idPersona);
      const { recuperacion, url } = nueva(idPersona);
      return transaccion<string, never, undefined>(async (repos) => {
        const { codigo, fila } = emitirCodigo(idDeCodigo(recuperacion.idRecuperacion));
        await repos.recuperaciones.abrir(recuperacion);
        await repos.codigos.guardar(fila);
        for (const para of correos) {
          await repos.correos.encolar(
            idPersona === null
              ? correoSinCuenta(sobre(para), { registro: `${sitio.url}/registro` }, sitio)
              : correoDeRecuperacion(sobre(para), { codigo, enlace: url }, sitio),
          );
        }
        return done(recuperacion.idRecuperacion);
      });
    },

    async entrarCodigo(entrada: { idRecuperacion: string; codigo: string }) {
      const probado = await probarCodigo(idDeCodigo(entrada.idRecuperacion), entrada.codigo);
      if (!probado.ok) return probado;
      return transaccion(async (repos) => {
        const usado = await repos.codigos.usar(idDeCodigo(entrada.idRecuperacion), probado.value);
        const verificada = usado && (await repos.recuperaciones.verificar(entrada.idRecuperacion, now()));
        return verificada ? done(entrada.idRecuperacion) : refuse("codigo-invalido");
      });
    },

    abrir,

    /** Uses the proof up, whichever way it was given, and closes every session that was open. */
    async cambiarClave(entrada: { prueba: Prueba; clave: string; correo?: number | undefined }) {
      const abierta = await abrir(entrada.prueba);
      if (!abierta) return refuse("enlace-vencido");
      // Costly by design, so only for who brought a proof.
      const claveHash = await deps.cifrarClave(entrada.clave);
      const { idRecuperacion, idPersona, correos } = abierta;
      return transaccion(async (repos) => {
        if (!(await repos.recuperaciones.usar(idRecuperacion, now()))) return refuse("enlace-vencido");
        const elegido = entrada.correo === undefined ? undefined : correos[entrada.correo];
        if (elegido && elegido !== correos[0] && !(await repos.personas.cambiarCorreo(idPersona, elegido))) {
          return refuse("correo-de-otra-cuenta");
        }
        await repos.personas.cambiarClave(idPersona, claveHash);
        await repos.accesos.cerrarTodos(idPersona, null, now());
        const persona = await repos.personas.porId(idPersona);
        if (persona) await repos.intentos.olvidar(claveDeIntentos(persona, huella));
        await anotarAcceso(
          { repos, newId },
          { idPersona, accion: "cambio-de-clave", canal: "web", creadoEn: now() },
        );
        for (const para of correos) {
          await repos.intentos.olvidar(claveDeIntentos({ correo: para }, huella));
          const recuperar = `${sitio.url}/recuperar-clave`;
          await repos.correos.encolar(correoDeClaveCambiada(sobre(para), { recuperar }, sitio));
        }
        return done(idPersona);
      });
    },

    /** Somebody ran out of tries at signing in: the owner, if there is one, gets a way in by mail. */
    async avisarBloqueo(correo: string) {
      const cuenta = await repos.personas.cuentaPorCorreo(correo);
      if (!cuenta) return;
      const { recuperacion, url } = nueva(cuenta.idPersona);
      await transaccion(async (repos) => {
        await repos.recuperaciones.abrir(recuperacion);
        await repos.correos.encolar(correoDeDesbloqueo(sobre(cuenta.correo), { enlace: url }, sitio));
        return done(null);
      });
    },
  };
}
