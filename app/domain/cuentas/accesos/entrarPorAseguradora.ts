import type { Persona } from "../personas/persona";
import type { DepsConSitio, ReposSinCandado } from "../../shared/puertos";
import { anotarAcceso } from "../accesosADatos/accesoADatos";
import { done, refuse, type Result } from "../../shared/result";
import type { IdentidadExterna, RechazoDeAseguradora } from "../identidad/aseguradora";
import type { Acceso } from "../identidad/identidad";
import type { Documento } from "../personas/documento";
import { usuarioLoginDeAsegurada } from "../identidad/documento";
import { correoDeAccesoUnido } from "../identidad/correos";
import { normalizarCorreo } from "../identidad/identidad";
import { esDocumentoSinComprobar, retirarDocumento } from "../identidad/retirarDocumento";
import { abrirAcceso, makeSeguir, type DepsAlSeguir } from "./iniciarSesion";

type RepositoriosDeAseguradora = "accesosADatos" | "correos" | "enviosAlCorreo" | "identidades" | "personas";
type Hallada = Result<number, RechazoDeAseguradora>;

/**
 * Opens an access for a person whom the insurer's provider identifies, or asks for the second factor. At the first
 * time, the external identity is linked to the person with the asserted document, or a new insured person is created;
 * see decision 0007.
 */
export function makeEntrarPorAseguradora(
  deps: DepsConSitio<"accesos" | RepositoriosDeAseguradora | "segundosFactores"> &
    Pick<DepsAlSeguir, "huella">,
) {
  const { transaccion } = deps;
  const seguir = makeSeguir(deps);
  /** `reclama`: true after the person said that the account with their document belongs to somebody else. */
  return async (externa: IdentidadExterna, dispositivo: string, reclama = false) => {
    const buscar = () =>
      transaccion<number, RechazoDeAseguradora>((repos) => personaDe({ ...deps, repos }, externa, reclama));
    let hallada: Hallada = await buscar();
    // A simultaneous request wrote the same person or link; a second search finds it.
    if (!hallada.ok && hallada.rechazo === "ya-enlazada") hallada = await buscar();
    if (!hallada.ok) return hallada;
    const idPersona = hallada.value;
    const claveHash = (await deps.repos.personas.cuentaDe(idPersona))?.claveHash ?? null;
    const siguio = await seguir({ idPersona, puerta: "aseguradora", claveHash }, { dispositivo });
    if (siguio.ok || siguio.rechazo === "falta-segundo-factor") return siguio;
    // The password changed meanwhile, and the external identity was unlinked or linked to another account.
    return refuse("enlace-pendiente");
  };
}

/**
 * Records a fresh proof of identity for a signed-in person who came back from the insurer's sign-in; refuses another
 * person. The old access is closed, so that a stolen cookie is worth nothing, and a new access carries the proof. The
 * second factor was already checked for the old access.
 */
export function makeConfirmarPorAseguradora({
  transaccion,
  now,
  newId,
}: DepsConSitio<"accesos" | "accesosADatos" | "identidades">) {
  return (
    { idPersona, idAcceso }: { idPersona: number; idAcceso: string },
    externa: IdentidadExterna,
    dispositivo: string,
  ) =>
    transaccion<Acceso, RechazoDeAseguradora>(async (repos) => {
      if ((await repos.identidades.personaDe(externa.emisor, externa.sujeto)) !== idPersona)
        return refuse("otra-persona");
      // The close decides between two simultaneous returns; it also refuses when the person signed out meanwhile.
      if (!(await repos.accesos.cerrarDePersona(idAcceso, idPersona, now()))) return refuse("otra-persona");
      const origen = { dispositivo, puerta: "aseguradora" } as const;
      const acceso = await abrirAcceso({ repos, newId }, { idPersona, origen }, now());
      await repos.accesos.anotarPrueba(acceso.idAcceso, now());
      return done(acceso);
    });
}

/** Links the external identity of the insurer to the account of a signed-in person. */
export function makeEnlazarAseguradora(deps: DepsConSitio<RepositoriosDeAseguradora>) {
  const { transaccion } = deps;
  return (idPersona: number, externa: IdentidadExterna): Promise<Hallada> =>
    transaccion<number, RechazoDeAseguradora>(async (repos) => {
      if ((await repos.identidades.personaDe(externa.emisor, externa.sujeto)) === idPersona)
        return done(idPersona);
      const persona = await repos.personas.porId(idPersona);
      // Knowing the account's password does not prove whose document it has: the insurer must assert the document.
      if (!externa.documento) return refuse("sin-documento");
      if (!persona || !esElMismo(persona, externa.documento)) return refuse("otro-documento");
      return enlazar({ ...deps, repos }, idPersona, externa);
    });
}

async function personaDe(
  deps: DepsConSitio<RepositoriosDeAseguradora>,
  externa: IdentidadExterna,
  reclama: boolean,
): Promise<Hallada> {
  const { repos, newId } = deps;
  const conocida = await repos.identidades.personaDe(externa.emisor, externa.sujeto);
  if (conocida !== null) return done(conocida);
  if (externa.ilegible) return refuse("datos-ilegibles");
  // Without a document we could not tell a new person from one who already has an account.
  if (!externa.documento) return refuse("enlace-pendiente");
  const persona = await repos.personas.porDocumento(externa.documento);
  if (persona) {
    const enlazada = await repos.identidades.dePersona(persona.idPersona);
    // A simultaneous request linked this same identity already.
    if (enlazada?.emisor === externa.emisor && enlazada.sujeto === externa.sujeto)
      return done(persona.idPersona);
    if (enlazada) return refuse("enlace-pendiente");
    if (await sePuedeEnlazarSola(repos, persona, externa)) return enlazar(deps, persona.idPersona, externa);
    const sinComprobar = await esDocumentoSinComprobar(repos, persona);
    if (!sinComprobar || (await repos.identidades.fueQuitada(persona.idPersona)))
      return refuse("enlace-pendiente");
    // The account may belong to this person and hold their purchases. It loses the document only after the person says
    // that the account is not theirs.
    if (!reclama) return refuse("documento-de-otra-cuenta");
    await retirarDocumento(deps, persona, "web");
  }
  const idPersona = await repos.personas.crearSinCuenta(nuevaAsegurada(externa, externa.documento, newId));
  return idPersona === null ? refuse("ya-enlazada") : enlazar(deps, idPersona, externa);
}

/**
 * True when an account can be linked without asking the person. Anybody can sign up with another person's document
 * number. So an account with a password is linked unasked in two cases only: the insurer was linked to it before, or
 * vouches for the account's own mail. After a person removed a link, we always ask.
 */
async function sePuedeEnlazarSola(
  repos: ReposSinCandado<"identidades" | "personas">,
  persona: Persona,
  externa: IdentidadExterna,
) {
  if (await repos.identidades.fueQuitada(persona.idPersona)) return false;
  if (persona.esAsegurada) return true;
  const cuenta = await repos.personas.cuentaDe(persona.idPersona);
  return !cuenta || (externa.correoVerificado && normalizarCorreo(externa.correo) === cuenta.correo);
}

/**
 * Links the account, and marks the person as an insured client with the document that the insurer asserts. The
 * account's mail is told.
 */
async function enlazar(
  { repos, now, newId, sitio }: DepsConSitio<RepositoriosDeAseguradora>,
  idPersona: number,
  { emisor, sujeto, documento }: IdentidadExterna,
): Promise<Hallada> {
  const creadoEn = now();
  if (!(await repos.identidades.enlazar({ emisor, sujeto, idPersona }, creadoEn))) {
    return refuse("ya-enlazada");
  }
  if (documento) await repos.personas.marcarAsegurada(idPersona, usuarioLoginDeAsegurada(documento));
  await anotarAcceso({ repos, newId }, { idPersona, accion: "acceso-unido", canal: "web", creadoEn });
  const cuenta = await repos.personas.cuentaDe(idPersona);
  if (cuenta) {
    const sobre = { idCorreo: newId(), idPersona, para: cuenta.correo, creadoEn };
    await repos.correos.encolar(correoDeAccesoUnido(sobre, sitio));
  }
  return done(idPersona);
}

const esElMismo = (persona: Documento, documento: Documento) =>
  persona.idTipoDocumento === documento.idTipoDocumento &&
  persona.numeroDocumento === documento.numeroDocumento;

/** New insured person, with the insurer's data until the person confirms them. */
function nuevaAsegurada(
  externa: IdentidadExterna,
  documento: Documento,
  newId: () => string,
): Omit<Persona, "idPersona"> {
  return {
    idUsuario: newId(),
    digitalId: newId(),
    nombre: externa.nombre,
    apePaterno: externa.apePaterno,
    apeMaterno: externa.apeMaterno,
    // A mail that the insurer has not verified may belong to another person. The person gives a mail in the profile and
    // proves it with a code.
    email: externa.correoVerificado ? normalizarCorreo(externa.correo) : "",
    telefono: externa.telefono,
    prefijo: "+51",
    datosConfirmados: 0,
    ...documento,
    usuarioLogin: usuarioLoginDeAsegurada(documento),
    esAsegurada: true,
  };
}
