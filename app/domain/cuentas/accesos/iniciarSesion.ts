import { anotarAcceso, type Canal } from "../accesosADatos/accesoADatos";
import { numeroSegunTipo } from "../personas/documento";
import type { Deps } from "../../shared/puertos";
import type { Huella } from "../../shared/huella";
import { makeHuellaDeClave } from "../identidad/huellaDeClave";
import { makeProbarSegundoFactor, type DepsAlProbar } from "../segundoFactor/segundoFactor";
import { done, refuse, type Refusal, type Result } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { sinContarLoNoMirado, type DepsDePrueba } from "../identidad/prueba";
import type { ConCodigos } from "../identidad/probarCodigo";
import {
  ACCESOS_A_LA_VEZ,
  ANOTAR_USO_CADA_MINUTOS,
  claveDeIntentos,
  comoConocido,
  estaAbierto,
  INTENTOS_POR_CUENTA,
  INTENTOS_POR_DIRECCION,
  INTENTOS_POR_NAVEGADOR_AL_DIA,
  normalizarCorreo,
  VENTANA_DE_INTENTOS_EN_MINUTOS,
  VIDA_DE_ACCESO_EN_DIAS,
  type Acceso,
  type AccesoEnUso,
  type NavegadorConocido,
  type Nombrada,
  type OrigenDeAcceso,
  type PrimerPaso,
  type RechazoAlEntrar,
} from "../identidad/identidad";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** `huella`: keyed digest, so that stored counters reveal no mail and no address. */
export type DepsDeIdentidad = Deps<
  "accesos" | "accesosADatos" | "bloqueos" | "intentos" | "personas" | "segundosFactores"
> &
  DepsAlProbar &
  Pick<ConCodigos, "redAlrededor"> &
  Pick<DepsDePrueba, "verificarClave">;

interface DesdeDonde {
  navegador?: NavegadorConocido | null;
  dispositivo?: string;
  canal?: Canal;
}

type Entrada = Nombrada &
  DesdeDonde & {
    clave: string;
    red: string;
    segundoFactor?: string | undefined;
  };

/** The password was right, and the code of the second factor is still missing. */
type FaltaSegundoFactor = Refusal<"falta-segundo-factor", PrimerPaso>;
type Entro = Result<Acceso, Exclude<RechazoAlEntrar, "falta-segundo-factor">> | FaltaSegundoFactor;

/**
 * Opens an access for a mail or document with its password. A wrong password and an unknown account get the same
 * answer, after the same work (OWASP, Authentication Cheat Sheet). Tries are limited for each account and each network
 * address. Tries by mail and by document count separately: together they would tell whose document it is. A browser in
 * which the person has signed in before has a counter of its own. So strangers who try the account, or share the
 * address, cannot lock the owner out.
 */
export function makeIniciarSesion(deps: DepsDeIdentidad) {
  const { repos, now, newId, verificarClave, huella } = deps;
  const seguir = makeSeguir(deps);
  const darSegundoPaso = makeDarSegundoPaso(deps);
  return async function iniciarSesion(entrada: Entrada): Promise<Entro> {
    const ahora = now();
    const identificador = normalizar(entrada);
    const cuenta = await ("correo" in identificador
      ? repos.personas.cuentaPorCorreo(identificador.correo)
      : repos.personas.cuentaPorDocumento(identificador));
    const navegador = cuenta && comoConocido(entrada.navegador ?? null, cuenta.idPersona);
    const porDia = navegador && `navegador-al-dia:${huella(navegador)}`;
    const alDia = { ventanaEnMinutos: UN_DIA_EN_MINUTOS };
    const deHoy = porDia && (await repos.intentos.contar(porDia, alDia, ahora));
    const conocido = deHoy && deHoy <= INTENTOS_POR_NAVEGADOR_AL_DIA ? navegador : null;
    const porRed = conocido ? null : `direccion:${huella(entrada.red)}`;
    const contar = (contador: string, tope: number) =>
      repos.intentos.contar(contador, { tope, ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS }, ahora);
    // The try is counted before the password is checked, so that parallel tries count too.
    const deLaRed = porRed && (await contar(porRed, INTENTOS_POR_DIRECCION));
    if (deLaRed && deLaRed > INTENTOS_POR_DIRECCION) return refuse("demasiados-intentos");
    // A known browser is counted together with its network, so that a thief of its cookie, elsewhere, cannot lock the
    // owner out.
    const porCuenta = conocido
      ? `navegador:${huella(`${conocido} ${deps.redAlrededor(entrada.red)}`)}`
      : claveDeIntentos(identificador, huella);
    const deLaCuenta = await contar(porCuenta, INTENTOS_POR_CUENTA);
    // A job looks up whether the account exists, and mails its owner: doing it here would reveal the answer by its
    // time.
    if (deLaCuenta === INTENTOS_POR_CUENTA + 1) await repos.bloqueos.anotar(newId(), identificador, ahora);
    if (deLaCuenta > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
    // A known browser is not refused because many strangers tried the account.
    const contra = cuenta?.claveHash ?? null;
    const esLaClave = await sinContarLoNoMirado(
      () => verificarClave(contra, entrada.clave, conocido && cuenta ? cuenta.idPersona : null),
      async () => {
        await repos.intentos.descontar(porCuenta);
        for (const otro of [porRed, porDia]) if (otro) await repos.intentos.descontar(otro);
      },
    );
    if (!cuenta || !esLaClave) return refuse("credenciales-invalidas");

    await repos.intentos.olvidar(porCuenta);
    for (const otro of [porRed, porDia]) if (otro) await repos.intentos.descontar(otro);
    const { idPersona, claveHash } = cuenta;
    const siguio = await seguir({ idPersona, puerta: "clave", claveHash }, entrada);
    if (siguio.ok || siguio.rechazo !== "falta-segundo-factor" || entrada.segundoFactor === undefined)
      return siguio;
    return darSegundoPaso(siguio.detalle, entrada.segundoFactor, entrada);
  };
}

/** Dependencies for opening an access after a proven password. */
export interface DepsAlSeguir extends Deps<"accesos" | "accesosADatos" | "personas"> {
  huella: Huella;
}

/** Continues after a right password: opens the access, or asks for the second factor when there is one. */
export function makeSeguir(deps: DepsAlSeguir & Deps<"segundosFactores">) {
  const entrar = makeEntrar(deps);
  const deClave = makeHuellaDeClave(deps.huella, "pase");
  return async function seguir(
    { claveHash, ...titular }: Omit<PrimerPaso, "huellaDeClave"> & { claveHash: string | null },
    desde: DesdeDonde,
  ): Promise<Result<Acceso, "credenciales-invalidas"> | FaltaSegundoFactor> {
    const primerPaso = { ...titular, huellaDeClave: deClave.de(claveHash) };
    const segundoFactor = await deps.repos.segundosFactores.de(primerPaso.idPersona);
    if (segundoFactor?.activadoEn) return refuse("falta-segundo-factor", primerPaso);
    return entrar(primerPaso, desde);
  };
}

/** Opens the access, unless the password changed while it was being checked. */
function makeEntrar({ transaccion, newId, now, huella }: DepsAlSeguir) {
  const deClave = makeHuellaDeClave(huella, "pase");
  return (
    { idPersona, puerta, huellaDeClave }: PrimerPaso,
    { dispositivo = "", canal = "web" }: DesdeDonde,
  ) =>
    transaccion<Acceso, "credenciales-invalidas">(async (repos) => {
      const claveHash = (await repos.personas.cuentaDe(idPersona))?.claveHash ?? null;
      if (!deClave.esDe(huellaDeClave, claveHash)) return refuse("credenciales-invalidas");
      // This check locks the password until the access is stored.
      if (claveHash !== null && !(await repos.personas.sigueConClave(idPersona, claveHash)))
        return refuse("credenciales-invalidas");
      const origen = { dispositivo, puerta };
      return done(await abrirAcceso({ repos, newId }, { idPersona, origen, canal }, now()));
    });
}

/** Second step of signing in: a code of the authenticator app, or a backup code. */
export function makeDarSegundoPaso(deps: DepsAlSeguir & DepsAlProbar) {
  const entrar = makeEntrar(deps);
  const probarSegundoFactor = makeProbarSegundoFactor(deps);
  return async function darSegundoPaso(primerPaso: PrimerPaso, codigo: string, desde: DesdeDonde) {
    const probado = await probarSegundoFactor(primerPaso.idPersona, codigo, desde.navegador ?? null);
    return probado.ok ? entrar(primerPaso, desde) : probado;
  };
}

function normalizar(entrada: Nombrada): Nombrada {
  return "correo" in entrada
    ? { correo: normalizarCorreo(entrada.correo) }
    : {
        idTipoDocumento: entrada.idTipoDocumento,
        numeroDocumento: numeroSegunTipo(entrada.idTipoDocumento, entrada.numeroDocumento),
      };
}

/** Opens a new access for a person who has proven their identity. */
export async function abrirAcceso(
  { repos, newId }: Pick<Deps<"accesos" | "accesosADatos">, "repos" | "newId">,
  {
    idPersona,
    origen,
    canal = "web",
  }: { idPersona: number; origen: OrigenDeAcceso; canal?: Canal | undefined },
  ahora: Date,
): Promise<Acceso> {
  const acceso: Acceso = {
    idAcceso: newId(),
    idPersona,
    creadoEn: ahora,
    expiraEn: sumarMinutos(ahora, VIDA_DE_ACCESO_EN_DIAS * UN_DIA_EN_MINUTOS),
    cerradoEn: null,
  };
  await repos.accesos.abrir(acceso, origen);
  const { idAcceso } = acceso;
  await repos.accesos.cerrarSobrantes({ idPersona, idAcceso, cuantos: ACCESOS_A_LA_VEZ }, ahora);
  await anotarAcceso({ repos, newId }, { idPersona, accion: "entrada", canal, creadoEn: ahora });
  return acceso;
}

/** Finds the open access of a token; null for any other. Its use is noted, so that it does not expire as unused. */
export function makeReconocerAcceso({ repos, now }: Pick<Deps<"accesos">, "repos" | "now">) {
  const anotando = new Set<string>();
  // The request does not wait for this write; when it fails, the next request writes it.
  const anotarUso = async (idAcceso: string, ahora: Date, haceUnRato: Date) => {
    if (anotando.has(idAcceso)) return;
    anotando.add(idAcceso);
    await repos.accesos.anotarUso(idAcceso, ahora, haceUnRato).catch(() => {});
    anotando.delete(idAcceso);
  };
  return async (
    idAcceso: string,
    leer: (idAcceso: string, now: Date) => Promise<AccesoEnUso | null> = repos.accesos.porId,
  ): Promise<AccesoEnUso | null> => {
    const ahora = now();
    const acceso = await leer(idAcceso, ahora);
    if (!acceso || !estaAbierto(acceso, ahora)) return null;
    const haceUnRato = sumarMinutos(ahora, -ANOTAR_USO_CADA_MINUTOS);
    if (acceso.ultimoUsoEn <= haceUnRato) void anotarUso(idAcceso, ahora, haceUnRato);
    return acceso;
  };
}
