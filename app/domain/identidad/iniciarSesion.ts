import { anotarAcceso, type Canal } from "../misDatos/accesoADatos";
import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";
import { sumarMinutos } from "../shared/fechas";
import { normalizarDocumento } from "../personas/documento";
import {
  ANOTAR_USO_CADA_MINUTOS,
  claveDeIntentos,
  estaAbierto,
  INTENTOS_POR_CUENTA,
  INTENTOS_POR_DIRECCION,
  normalizarCorreo,
  VENTANA_DE_INTENTOS_EN_MINUTOS,
  VIDA_DE_ACCESO_EN_DIAS,
  type Acceso,
  type Nombrada,
  type OrigenDeAcceso,
} from "./identidad";

export interface DepsDeIdentidad extends Deps {
  /** Compares a password with a hash; without a hash it does the same work and answers false. */
  verificarClave: (claveHash: string | null, clave: string) => Promise<boolean>;
  /** A keyed digest: what is counted is not readable in the storage. */
  huella: (texto: string) => string;
  /** Called once when an account runs out of tries, whether or not it exists. */
  avisarBloqueo: (correo: string) => Promise<void>;
}

type Entrada = Nombrada & { clave: string; direccion: string; dispositivo?: string; canal?: Canal };

/**
 * Opens an access for the right e-mail or document and its password. The same answer, after the same work, for a
 * wrong password and for an unknown account; too many tries are refused for each account and for each address. The
 * tries of an e-mail and of a document are counted apart: together they would tell whose document it is.
 */
export function makeIniciarSesion(deps: DepsDeIdentidad) {
  const { repos, now, verificarClave, huella, avisarBloqueo } = deps;
  return async function iniciarSesion(entrada: Entrada) {
    const ahora = now();
    const quien = normalizar(entrada);
    const porCuenta = claveDeIntentos(quien, huella);
    const porDireccion = `direccion:${huella(entrada.direccion)}`;
    // Counted before the password is looked at, so that parallel tries are counted too.
    const deLaDireccion = await repos.intentos.contar(porDireccion, VENTANA_DE_INTENTOS_EN_MINUTOS, ahora);
    if (deLaDireccion > INTENTOS_POR_DIRECCION) return refuse("demasiados-intentos");
    const deLaCuenta = await repos.intentos.contar(porCuenta, VENTANA_DE_INTENTOS_EN_MINUTOS, ahora);
    if (deLaCuenta === INTENTOS_POR_CUENTA + 1) {
      const correo =
        "correo" in quien ? quien.correo : (await repos.personas.cuentaPorDocumento(quien))?.correo;
      if (correo) await avisarBloqueo(correo);
    }
    if (deLaCuenta > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
    const cuenta = await ("correo" in quien
      ? repos.personas.cuentaPorCorreo(quien.correo)
      : repos.personas.cuentaPorDocumento(quien));
    const esLaClave = await verificarClave(cuenta?.claveHash ?? null, entrada.clave);
    if (!cuenta || !esLaClave) return refuse("credenciales-invalidas");

    await repos.intentos.olvidar(porCuenta);
    await repos.intentos.descontar(porDireccion);
    const { dispositivo = "", canal = "web" } = entrada;
    return done(await abrirAcceso(deps, cuenta.idPersona, ahora, { dispositivo, puerta: "clave" }, canal));
  };
}

function normalizar(entrada: Nombrada): Nombrada {
  return "correo" in entrada
    ? { correo: normalizarCorreo(entrada.correo) }
    : {
        idTipoDocumento: entrada.idTipoDocumento,
        numeroDocumento: normalizarDocumento(entrada.numeroDocumento),
      };
}

/** A new access of a person who has shown that it is them. */
export async function abrirAcceso(
  { repos, newId }: Pick<Deps, "repos" | "newId">,
  idPersona: number,
  ahora: Date,
  origen: OrigenDeAcceso,
  canal: Canal = "web",
): Promise<Acceso> {
  const acceso: Acceso = {
    idAcceso: newId(),
    idPersona,
    creadoEn: ahora,
    expiraEn: sumarMinutos(ahora, VIDA_DE_ACCESO_EN_DIAS * 24 * 60),
    cerradoEn: null,
  };
  await repos.accesos.abrir(acceso, origen);
  await anotarAcceso({ repos, newId }, { idPersona, accion: "entrada", canal, creadoEn: ahora });
  return acceso;
}

/** The access behind a token, if it is still open; another one is worth nothing. Using it keeps it from idling out. */
export function makeReconocerAcceso({ repos, now }: Pick<Deps, "repos" | "now">) {
  return async (idAcceso: string): Promise<Acceso | null> => {
    const ahora = now();
    const acceso = await repos.accesos.porId(idAcceso);
    if (!acceso || !estaAbierto(acceso, ahora)) return null;
    const haceUnRato = sumarMinutos(ahora, -ANOTAR_USO_CADA_MINUTOS);
    if (acceso.ultimoUsoEn <= haceUnRato) await repos.accesos.anotarUso(idAcceso, ahora, haceUnRato);
    return acceso;
  };
}
