import { cabeOtroCambio } from "../identidad/cambiosPorDia";
import { esSabida, type CifrarClave } from "../identidad/clave";
import { makeRechazarClaveReemplazada } from "../identidad/clavesReemplazadas";
import { abrirAcceso } from "../accesos/iniciarSesion";
import { makeConPrueba, type DepsDePrueba } from "../identidad/prueba";
import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import type { DepsConSitio, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { anularLoAbierto, type ConDirecciones } from "./anular";
import { correoDeClaveCambiada } from "./correos";

type RepositoriosDeClave =
  | "accesos"
  | "accesosADatos"
  | "cambiosDeCorreo"
  | "correos"
  | "identidades"
  | "intentos"
  | "personas"
  | "recuperaciones"
  | "segundosFactores";

type DepsDeClave<K extends keyof Repositorios> = DepsConSitio<NoInfer<K> | RepositoriosDeClave> &
  ConDirecciones<K> &
  DepsDePrueba & { cifrarClave: CifrarClave };

/**
 * Changes the password of a person who knows the current one. Ends every access, waiting change and recovery (ASVS
 * 4.0.3, 3.3.3); the person's own access continues under a new id. The changes of a day are limited, because each one
 * voids the links by which an owner gets an account back from an intruder.
 */
export function makeCambiarClave<K extends keyof Repositorios>(deps: DepsDeClave<K>) {
  const { repos, now, newId, sitio } = deps;
  const { conPruebaTras } = makeConPrueba<K | RepositoriosDeClave>(deps);
  const rechazarClaveReemplazada = makeRechazarClaveReemplazada(deps);
  return async function cambiarClave(entrada: {
    idPersona: number;
    idAcceso: string;
    actual: string;
    nueva: string;
    dispositivo?: string;
    canal?: Canal;
  }) {
    const { idPersona, idAcceso, canal = "web" } = entrada;
    const preparar = async () => {
      const cuenta = await repos.personas.cuentaDe(idPersona);
      if (!cuenta) return refuse("clave-incorrecta");
      const persona = await repos.personas.porId(idPersona);
      const sabido = { correos: [cuenta.correo], numeroDocumento: persona?.numeroDocumento };
      if (esSabida(entrada.nueva, sabido)) return refuse("clave-sabida");
      const rechazada = await rechazarClaveReemplazada({
        idPersona,
        clave: entrada.nueva,
        paraQue: `${idPersona}:${idAcceso}`,
      });
      if (rechazada) return rechazada;
      return done({ cuenta, claveHash: await deps.cifrarClave(entrada.nueva, idPersona) });
    };
    const prueba = { idPersona, idAcceso, clave: entrada.actual };
    return conPruebaTras(prueba, preparar, async (repos, { cuenta, claveHash }) => {
      if (!(await cabeOtroCambio(repos, "clave", idPersona, now()))) return refuse("demasiados-cambios");
      await repos.personas.cambiarClave(idPersona, claveHash, now());
      await anularLoAbierto(repos, deps, idPersona, now());
      await anotarAcceso({ repos, newId }, { idPersona, accion: "cambio-de-clave", canal, creadoEn: now() });
      const { dispositivo = "" } = entrada;
      const acceso = await abrirAcceso(
        { repos, newId },
        { idPersona, origen: { dispositivo, puerta: "clave" }, canal },
        now(),
      );
      await repos.correos.encolar(
        correoDeClaveCambiada(
          { idCorreo: newId(), idPersona, para: cuenta.correo, creadoEn: now() },
          { recuperar: `${sitio.url}/recuperar-clave` },
          sitio,
        ),
      );
      return done(acceso);
    });
  };
}
