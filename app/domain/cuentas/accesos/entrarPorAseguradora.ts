import type { Persona } from "../personas/persona";
import type { DepsConSitio, Repos } from "../../shared/puertos";
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

type LoDeLaPuerta = "accesosADatos" | "correos" | "enviosAlCorreo" | "identidades" | "personas";
type Hallada = Result<number, RechazoDeAseguradora>;

/**
 * Opens an access, or asks for the second factor, for somebody whom the insurer recognises. The first time they are linked to the person with the
 * document that the provider asserts, or become a new insured person; see decision 0007.
 */
export function makeEntrarPorAseguradora(
  deps: DepsConSitio<"accesos" | LoDeLaPuerta | "segundosFactores"> & Pick<DepsAlSeguir, "huella">,
) {
  const { transaccion } = deps;
  const seguir = makeSeguir(deps);
  /** `reclama`: the person said that the account which has their document is not theirs. */
  return async (externa: IdentidadExterna, dispositivo: string, reclama = false) => {
    const buscar = () =>
      transaccion<number, RechazoDeAseguradora>((repos) => personaDe({ ...deps, repos }, externa, reclama));
    let hallada: Hallada = await buscar();
    // Somebody else wrote the same person or link at the same moment: now it is there to be found.
    if (!hallada.ok && hallada.rechazo === "ya-enlazada") hallada = await buscar();
    if (!hallada.ok) return hallada;
    const idPersona = hallada.value;
    const claveHash = (await deps.repos.personas.cuentaDe(idPersona))?.claveHash ?? null;
    const siguio = await seguir({ idPersona, puerta: "aseguradora", claveHash }, { dispositivo });
    if (siguio.ok || siguio.rechazo === "falta-segundo-factor") return siguio;
    // Their password became another one on the way, and the insurer's identity is theirs no more, or is again.
    return refuse("enlace-pendiente");
  };
}

/**
 * Somebody whose access is open has gone to the insurer's to prove that it is they: the same person, or nobody. What
 * they had open ends, so that whoever holds its cookie has nothing, and another access carries the proof. The second
 * factor was asked for when theirs was opened.
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
      // Decides between two that come back at once, and whoever has closed it meanwhile.
      if (!(await repos.accesos.cerrarDePersona(idAcceso, idPersona, now()))) return refuse("otra-persona");
      const origen = { dispositivo, puerta: "aseguradora" } as const;
      const acceso = await abrirAcceso({ repos, newId }, idPersona, now(), origen);
      await repos.accesos.anotarPrueba(acceso.idAcceso, now());
      return done(acceso);
    });
}

/** Links the insurer's identity to somebody who has signed in to their account already. */
export function makeEnlazarAseguradora(deps: DepsConSitio<LoDeLaPuerta>) {
  const { transaccion } = deps;
  return (idPersona: number, externa: IdentidadExterna): Promise<Hallada> =>
    transaccion<number, RechazoDeAseguradora>(async (repos) => {
      if ((await repos.identidades.personaDe(externa.emisor, externa.sujeto)) === idPersona)
        return done(idPersona);
      const persona = await repos.personas.porId(idPersona);
      // Whoever knows the password may be somebody else: only the insurer's word on the document says whose this is.
      if (!externa.documento) return refuse("sin-documento");
      if (!persona || !esElMismo(persona, externa.documento)) return refuse("otro-documento");
      return enlazar({ ...deps, repos }, idPersona, externa);
    });
}

async function personaDe(
  deps: DepsConSitio<LoDeLaPuerta>,
  externa: IdentidadExterna,
  reclama: boolean,
): Promise<Hallada> {
  const { repos, newId } = deps;
  const conocida = await repos.identidades.personaDe(externa.emisor, externa.sujeto);
  if (conocida !== null) return done(conocida);
  if (externa.ilegible) return refuse("datos-ilegibles");
  // Without a document nobody can be told from a person that is here already.
  if (!externa.documento) return refuse("enlace-pendiente");
  const persona = await repos.personas.porDocumento(externa.documento);
  if (persona) {
    const enlazada = await repos.identidades.dePersona(persona.idPersona);
    // Linked to this very identity since we looked for it.
    if (enlazada?.emisor === externa.emisor && enlazada.sujeto === externa.sujeto)
      return done(persona.idPersona);
    if (enlazada) return refuse("enlace-pendiente");
    if (await sePuedeEnlazarSola(repos, persona, externa)) return enlazar(deps, persona.idPersona, externa);
    const sinComprobar = await esDocumentoSinComprobar(repos, persona);
    if (!sinComprobar || (await repos.identidades.fueQuitada(persona.idPersona)))
      return refuse("enlace-pendiente");
    // The account may be the person's own, with what they paid: they say that it is not before it loses the document.
    if (!reclama) return refuse("documento-de-otra-cuenta");
    await retirarDocumento(deps, persona, "web");
  }
  const idPersona = await repos.personas.crearSinCuenta(nuevaAsegurada(externa, externa.documento, newId));
  return idPersona === null ? refuse("ya-enlazada") : enlazar(deps, idPersona, externa);
}

/**
 * Anybody can sign up with somebody else's document number. So a person with a password of their own is linked
 * without asking only where the insurer knew them before, or vouches for the very e-mail of the account; and whoever
 * took a link away wants no other one that they did not ask for.
 */
async function sePuedeEnlazarSola(
  repos: Repos<"identidades" | "personas">,
  persona: Persona,
  externa: IdentidadExterna,
) {
  if (await repos.identidades.fueQuitada(persona.idPersona)) return false;
  if (persona.esAsegurada) return true;
  const cuenta = await repos.personas.cuentaDe(persona.idPersona);
  return !cuenta || (externa.correoVerificado && normalizarCorreo(externa.correo) === cuenta.correo);
}

/** From then on they are an insured client, by the document that the insurer asserts. Their account's mail is told. */
async function enlazar(
  { repos, now, newId, sitio }: DepsConSitio<LoDeLaPuerta>,
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

/** Their data is the insurer's until they confirm it themselves. */
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
    // One that the insurer does not vouch for may be somebody else's: they give theirs, and its code, in their profile.
    email: externa.correoVerificado ? normalizarCorreo(externa.correo) : "",
    telefono: externa.telefono,
    prefijo: "+51",
    datosConfirmados: 0,
    ...documento,
    usuarioLogin: usuarioLoginDeAsegurada(documento),
    esAsegurada: true,
  };
}
