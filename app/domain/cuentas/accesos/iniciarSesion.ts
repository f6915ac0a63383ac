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

/** `huella` is a keyed digest: what is counted is not readable in the storage. */
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

/** The code of the second factor comes next. */
type FaltaSegundoFactor = Refusal<"falta-segundo-factor", PrimerPaso>;
type Entro = Result<Acceso, Exclude<RechazoAlEntrar, "falta-segundo-factor">> | FaltaSegundoFactor;

/**
 * Opens an access for the right e-mail or document and its password. The same answer, after the same work, for a
 * wrong password and for an unknown account; too many tries are refused for each account and for each address. The
 * tries of an e-mail and of a document are counted apart: together they would tell whose document it is. A browser
 * in which its owner has been before counts for itself, and for that person only: neither those who try their account
 * elsewhere nor those who share their address lock them out of their own.
 */
export function makeIniciarSesion(deps: DepsDeIdentidad) {
  const { repos, now, newId, verificarClave, huella } = deps;
  const seguir = makeSeguir(deps);
  const darSegundoPaso = makeDarSegundoPaso(deps);
  return async function iniciarSesion(entrada: Entrada): Promise<Entro> {
    const ahora = now();
    const quien = normalizar(entrada);
    const cuenta = await ("correo" in quien
      ? repos.personas.cuentaPorCorreo(quien.correo)
      : repos.personas.cuentaPorDocumento(quien));
    const navegador = cuenta && comoConocido(entrada.navegador ?? null, cuenta.idPersona);
    const porDia = navegador && `navegador-al-dia:${huella(navegador)}`;
    const alDia = { ventanaEnMinutos: UN_DIA_EN_MINUTOS };
    const deHoy = porDia && (await repos.intentos.contar(porDia, alDia, ahora));
    const conocido = deHoy && deHoy <= INTENTOS_POR_NAVEGADOR_AL_DIA ? navegador : null;
    const porRed = conocido ? null : `direccion:${huella(entrada.red)}`;
    const contar = (contador: string, tope: number) =>
      repos.intentos.contar(contador, { tope, ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS }, ahora);
    // Counted before the password is looked at, so that parallel tries are counted too.
    const deLaRed = porRed && (await contar(porRed, INTENTOS_POR_DIRECCION));
    if (deLaRed && deLaRed > INTENTOS_POR_DIRECCION) return refuse("demasiados-intentos");
    // Somebody who stole the browser's cookie tries from elsewhere, and closes nothing to its owner.
    const porCuenta = conocido
      ? `navegador:${huella(`${conocido} ${deps.redAlrededor(entrada.red)}`)}`
      : claveDeIntentos(quien, huella);
    const deLaCuenta = await contar(porCuenta, INTENTOS_POR_CUENTA);
    // Whether there is anybody to be told is the job's question: here it would show in the time it takes.
    if (deLaCuenta === INTENTOS_POR_CUENTA + 1) await repos.bloqueos.anotar(newId(), quien, ahora);
    if (deLaCuenta > INTENTOS_POR_CUENTA) return refuse("demasiados-intentos");
    // A crowd of strangers does not stand before somebody who has been here.
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

/** What an access is opened with, for whoever had this password when they began. */
export interface DepsAlSeguir extends Deps<"accesos" | "accesosADatos" | "personas"> {
  huella: Huella;
}

/** Goes on from a first step that went well: to the access, or to the second factor where there is one. */
export function makeSeguir(deps: DepsAlSeguir & Deps<"segundosFactores">) {
  const entrar = makeEntrar(deps);
  const deClave = makeHuellaDeClave(deps.huella, "pase");
  return async function seguir(
    { claveHash, ...quien }: Omit<PrimerPaso, "huellaDeClave"> & { claveHash: string | null },
    desde: DesdeDonde,
  ): Promise<Result<Acceso, "credenciales-invalidas"> | FaltaSegundoFactor> {
    const primerPaso = { ...quien, huellaDeClave: deClave.de(claveHash) };
    const segundoFactor = await deps.repos.segundosFactores.de(primerPaso.idPersona);
    if (segundoFactor?.activadoEn) return refuse("falta-segundo-factor", primerPaso);
    return entrar(primerPaso, desde);
  };
}

/** Opens the access, unless the password of the first step has become another while it was looked at. */
function makeEntrar({ transaccion, newId, now, huella }: DepsAlSeguir) {
  const deClave = makeHuellaDeClave(huella, "pase");
  return (
    { idPersona, puerta, huellaDeClave }: PrimerPaso,
    { dispositivo = "", canal = "web" }: DesdeDonde,
  ) =>
    transaccion<Acceso, "credenciales-invalidas">(async (repos) => {
      const claveHash = (await repos.personas.cuentaDe(idPersona))?.claveHash ?? null;
      if (!deClave.esDe(huellaDeClave, claveHash)) return refuse("credenciales-invalidas");
      // And stays so until the access is there.
      if (claveHash !== null && !(await repos.personas.sigueConClave(idPersona, claveHash)))
        return refuse("credenciales-invalidas");
      return done(await abrirAcceso({ repos, newId }, idPersona, now(), { dispositivo, puerta }, canal));
    });
}

/** The second step: the code of the application, or one that stands in for it. */
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

/** A new access of a person who has shown that it is them. */
export async function abrirAcceso(
  { repos, newId }: Pick<Deps<"accesos" | "accesosADatos">, "repos" | "newId">,
  idPersona: number,
  ahora: Date,
  origen: OrigenDeAcceso,
  canal: Canal = "web",
): Promise<Acceso> {
  const acceso: Acceso = {
    idAcceso: newId(),
    idPersona,
    creadoEn: ahora,
    expiraEn: sumarMinutos(ahora, VIDA_DE_ACCESO_EN_DIAS * UN_DIA_EN_MINUTOS),
    cerradoEn: null,
  };
  await repos.accesos.abrir(acceso, origen);
  await repos.accesos.cerrarSobrantes(acceso.idAcceso, idPersona, ACCESOS_A_LA_VEZ, ahora);
  await anotarAcceso({ repos, newId }, { idPersona, accion: "entrada", canal, creadoEn: ahora });
  return acceso;
}

/** The access behind a token, if it is still open; another one is worth nothing. Using it keeps it from idling out. */
export function makeReconocerAcceso({ repos, now }: Pick<Deps<"accesos">, "repos" | "now">) {
  const anotando = new Set<string>();
  // Nobody who only looks waits until something can be written; one that fails is noted by the next request.
  const anotarUso = async (idAcceso: string, ahora: Date, haceUnRato: Date) => {
    if (anotando.has(idAcceso)) return;
    anotando.add(idAcceso);
    await repos.accesos.anotarUso(idAcceso, ahora, haceUnRato).catch(() => {});
    anotando.delete(idAcceso);
  };
  return async (idAcceso: string, leer = repos.accesos.porId): Promise<AccesoEnUso | null> => {
    const ahora = now();
    const acceso = await leer(idAcceso);
    if (!acceso || !estaAbierto(acceso, ahora)) return null;
    const haceUnRato = sumarMinutos(ahora, -ANOTAR_USO_CADA_MINUTOS);
    if (acceso.ultimoUsoEn <= haceUnRato) void anotarUso(idAcceso, ahora, haceUnRato);
    return acceso;
  };
}
