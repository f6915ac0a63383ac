import { beforeEach, describe, expect, it } from "vitest";
import type { Cita } from "../../../app/domain/agenda/citas/cita";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Senal } from "../../../app/domain/agenda/videollamada/envio";
import {
  MENSAJE_ILEGIBLE,
  MENSAJES_POR_MINUTO,
  type Credencial,
} from "../../../app/domain/agenda/videollamada/sala";
import { makeTextosCerrados } from "../../../server/agenda/textosCerrados";
import { enUnaMirada } from "../../../server/platform/database/lectura";
import { makeSalaRepository } from "../../../server/agenda/repositories/salas";
import type { Services } from "../../../server/platform/services";
import { lima, MARTES } from "../../support/constructores";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";
import { dondeSeLee } from "../../support/volcado";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { services: otroProceso } = await mundo.otroProceso();

/** Person of a session from 10:00 to 10:50; the clock stands five minutes before its start. */
let rosa: Persona;
let especialista: EspecialistaConAgenda;
let cita: Cita;
let comoPersona: Credencial;
let comoEspecialista: Credencial;
beforeEach(async () => {
  rosa = await mundo.persona({ bonos: 2 });
  especialista = await mundo.especialista();
  cita = await reservar("10:00");
  comoPersona = { idCita: cita.idCita, idPersona: rosa.idPersona };
  comoEspecialista = { llave: await llaveDe(cita) };
  reloj.ahora = lima(MARTES, "09:55");
});

async function reservar(hora: string) {
  const { idPersona } = rosa;
  const eleccion = { idPersona, idEspecialista: especialista.idEspecialista, inicio: lima(MARTES, hora) };
  const { idHorario } = valor(await servicios.agenda.retenerHorario(eleccion));
  const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
  return valor(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }));
}
async function llaveDe({ idCita }: Cita) {
  const enlace = valor(await servicios.agenda.enlaceDeEspecialista(idCita));
  return new URL(enlace, "http://sitio.invalid").searchParams.get("llave")!;
}

const entrar = (credencial: Credencial, donde: Services = servicios) =>
  donde.agenda.entrarALaSala(credencial, { accion: "entrar", escalon: "video" });
const escribir = (credencial: Credencial, texto: string, donde: Services = servicios) =>
  donde.agenda.enviarALaSala(credencial, { accion: "escribir", texto });
const senal = (indice: number): Senal => ({
  tipo: "candidato",
  intento: "i",
  candidato: { candidate: `c${indice}` },
});
const senalar = (
  credencial: Credencial,
  { indice, ...conexiones }: { conexion: string; para: string; indice: number },
  donde = servicios,
) => donde.agenda.enviarALaSala(credencial, { accion: "senalar", ...conexiones, senales: [senal(indice)] });
const escuchar = (
  credencial: Credencial,
  escucha: { conexion: string; desde: number },
  donde: Services = servicios,
  desiste = new AbortController().signal,
) => donde.agenda.escucharLaSala(credencial, escucha, desiste);

async function losDos() {
  const persona = valor(await entrar(comoPersona));
  const medico = valor(await entrar(comoEspecialista));
  return { persona, medico };
}

describe("the door of a room", () => {
  it("lets in the person of the session and the specialist with its link, and nobody else", async () => {
    expect(rechazo(await entrar(comoPersona))).toBe("aceptado");
    expect(rechazo(await entrar(comoEspecialista))).toBe("aceptado");

    const otra = await mundo.persona();
    const ajenas: Credencial[] = [
      { idCita: cita.idCita, idPersona: otra.idPersona },
      { idCita: "no-existe", idPersona: rosa.idPersona },
      { llave: "" },
      { llave: `${(comoEspecialista as { llave: string }).llave.slice(0, -2)}AA` },
    ];
    for (const ajena of ajenas) {
      expect(rechazo(await servicios.agenda.verSala(ajena))).toBe("cita-no-existe");
      expect(rechazo(await entrar(ajena))).toBe("cita-no-existe");
      expect(rechazo(await escuchar(ajena, { conexion: crypto.randomUUID(), desde: 0 }))).toBe(
        "cita-no-existe",
      );
      expect(rechazo(await escribir(ajena, "hola"))).toBe("cita-no-existe");
    }
  });

  it("takes the link of this session for no other one", async () => {
    reloj.ahora = lima(MARTES, "08:00");
    const otra = await reservar("12:00");
    reloj.ahora = lima(MARTES, "11:55");
    const { idCita } = valor(await servicios.agenda.verSala({ llave: await llaveDe(otra) })).cita;
    expect(idCita).toBe(otra.idCita);
    expect(rechazo(await servicios.agenda.verSala(comoEspecialista))).toBe("cita-no-existe");
  });

  it("is shut before it opens and after it closes, by the server's clock, to everybody", async () => {
    const { persona } = await losDos();
    reloj.ahora = new Date(lima(MARTES, "09:50").getTime() - 1);
    expect(rechazo(await entrar(comoPersona))).toBe("sala-por-abrir");
    reloj.ahora = lima(MARTES, "11:05");
    expect(rechazo(await entrar(comoPersona))).toBe("sala-cerrada");
    expect(rechazo(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 }))).toBe(
      "sala-cerrada",
    );
    expect(rechazo(await escribir(comoPersona, "hola"))).toBe("sala-cerrada");
    // The link of the specialist expires at that moment too.
    expect(rechazo(await entrar(comoEspecialista))).toBe("cita-no-existe");
  });

  it("is shut once the session is cancelled, also to those inside", async () => {
    const { persona } = await losDos();
    await db.updateTable("citas").set({ estado: "cancelada" }).execute();
    expect(rechazo(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 }))).toBe(
      "sala-cerrada",
    );
    expect(rechazo(await servicios.agenda.enlaceDeEspecialista(cita.idCita))).toBe("cita-no-existe");
  });

  it("is shut to a person who takes back their consent while they wait for news", async () => {
    const persona = valor(await entrar(comoPersona));
    const espera = enUnaMirada(() =>
      escuchar(comoPersona, { conexion: persona.idConexion, desde: persona.cursor }),
    );
    const [linea] = await servicios.consentimientos.verConsentimientos(rosa.idPersona);
    valor(
      await servicios.consentimientos.cambiarConsentimiento({
        ...{ idPersona: rosa.idPersona, idConsentimiento: linea!.idConsentimiento, valor: "0" },
        ...{ version: null, canal: "web", idSolicitud: "s" },
      }),
    );
    valor(await entrar(comoEspecialista));
    expect(rechazo(await espera)).toBe("sin-consentimiento");
  });

  it("gives the place to the newer tab of the same person, and tells the older one", async () => {
    const vieja = valor(await entrar(comoPersona));
    const espera = escuchar(comoPersona, { conexion: vieja.idConexion, desde: vieja.cursor });
    const nueva = valor(await entrar(comoPersona));
    expect(rechazo(await espera)).toBe("relevada");
    expect(
      rechazo(
        await senalar(comoPersona, { conexion: vieja.idConexion, para: crypto.randomUUID(), indice: 1 }),
      ),
    ).toBe("relevada");

    // The older tab is closed late, and the newer one keeps its place in the room.
    const salir = { accion: "salir", conexion: vieja.idConexion } as const;
    expect(rechazo(await servicios.agenda.salirDeLaSala(comoPersona, salir))).toBe("sin-lugar");
    const { otro } = valor(await entrar(comoEspecialista));
    expect(otro?.idConexion).toBe(nueva.idConexion);
  });
});

describe("who is there", () => {
  it("is seen when they come, change how they speak, and go", async () => {
    const persona = valor(await entrar(comoPersona));
    expect(persona.otro).toBeNull();
    expect(valor(await servicios.agenda.verSala(comoEspecialista)).estaElOtro).toBe(true);
    expect(valor(await servicios.agenda.verSala(comoPersona)).estaElOtro).toBe(false);

    const espera = escuchar(comoPersona, { conexion: persona.idConexion, desde: persona.cursor });
    const medico = valor(await entrar(comoEspecialista));
    expect(medico.otro).toEqual({ idConexion: persona.idConexion, escalon: "video" });
    const alLlegar = valor(await espera);
    expect(alLlegar.otro).toEqual({ idConexion: medico.idConexion, escalon: "video" });

    const conexion = medico.idConexion;
    await servicios.agenda.enviarALaSala(comoEspecialista, { accion: "cambiar", conexion, escalon: "audio" });
    const alCambiar = valor(
      await escuchar(comoPersona, { conexion: persona.idConexion, desde: alLlegar.cursor }),
    );
    expect(alCambiar.otro).toEqual({ idConexion: conexion, escalon: "audio" });

    await servicios.agenda.salirDeLaSala(comoEspecialista, { accion: "salir", conexion });
    const alSalir = valor(
      await escuchar(comoPersona, { conexion: persona.idConexion, desde: alCambiar.cursor }),
    );
    expect(alSalir).toMatchObject({ otro: null, otroSalio: true });
  });

  it("is gone when nothing was heard of them for half a minute, and there again when they ask", async () => {
    const { persona, medico } = await losDos();
    reloj.ahora = new Date(reloj.ahora.getTime() + 29_999);
    expect(
      valor(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 })).otro,
    ).not.toBeNull();
    reloj.ahora = new Date(reloj.ahora.getTime() + 1);
    const sinNoticias = valor(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 }));
    expect(sinNoticias).toMatchObject({ otro: null, otroSalio: false });
    valor(await escuchar(comoEspecialista, { conexion: medico.idConexion, desde: 0 }));
    expect(
      valor(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 })).otro,
    ).not.toBeNull();
  });
});

describe("signals", () => {
  it("arrive in order, once, and only where they were sent", async () => {
    const { persona, medico } = await losDos();
    for (const indice of [1, 2, 3])
      await senalar(comoPersona, { conexion: persona.idConexion, para: medico.idConexion, indice });
    await senalar(comoPersona, { conexion: persona.idConexion, para: crypto.randomUUID(), indice: 4 });

    const primeras = valor(
      await escuchar(comoEspecialista, { conexion: medico.idConexion, desde: medico.cursor }),
    );
    expect(primeras.mensajes.map(({ cuerpo }) => JSON.parse(cuerpo) as unknown)).toEqual([
      [senal(1)],
      [senal(2)],
      [senal(3)],
    ]);
    expect(primeras.mensajes.every(({ deConexion }) => deConexion === persona.idConexion)).toBe(true);
    const numeros = primeras.mensajes.map(({ numero }) => numero);
    expect(numeros).toEqual([...numeros].sort((a, b) => a - b));

    await senalar(comoPersona, { conexion: persona.idConexion, para: medico.idConexion, indice: 5 });
    const despues = valor(
      await escuchar(comoEspecialista, { conexion: medico.idConexion, desde: primeras.cursor }),
    );
    expect(despues.mensajes.map(({ cuerpo }) => JSON.parse(cuerpo) as unknown)).toEqual([[senal(5)]]);
    expect(valor(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 })).mensajes).toEqual(
      [],
    );
  });

  it("of a connection that is no more are forgotten when somebody enters", async () => {
    const { persona, medico } = await losDos();
    await senalar(comoPersona, { conexion: persona.idConexion, para: medico.idConexion, indice: 1 });
    await entrar(comoPersona);
    expect(
      valor(await escuchar(comoEspecialista, { conexion: medico.idConexion, desde: 0 })).mensajes,
    ).toEqual([]);
  });

  it("sent by both at once lose none and share no number, whichever process took them", async () => {
    const { persona, medico } = await losDos();
    const CADA_UNO = 20;
    const enviar = (indice: number, donde: Services) =>
      indice % 2 === 0
        ? senalar(comoPersona, { conexion: persona.idConexion, para: medico.idConexion, indice }, donde)
        : senalar(comoEspecialista, { conexion: medico.idConexion, para: persona.idConexion, indice }, donde);
    await aLaVez(CADA_UNO, (indice) => enviar(indice, servicios));
    // Two writers of one SQLite file cannot share a thread, so they take turns here.
    for (let indice = 0; indice < CADA_UNO; indice++) {
      await enviar(indice, indice % 4 < 2 ? servicios : otroProceso);
    }
    const oidos = [
      valor(await escuchar(comoEspecialista, { conexion: medico.idConexion, desde: 0 })),
      valor(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 }, otroProceso)),
    ];
    expect(oidos.map(({ mensajes }) => mensajes.length)).toEqual([CADA_UNO, CADA_UNO]);
    const numeros = oidos.flatMap(({ mensajes }) => mensajes.map(({ numero }) => numero));
    expect(new Set(numeros).size).toBe(CADA_UNO * 2);
  });
});

describe("waiting for news", () => {
  it("ends when they come from another process", async () => {
    const { persona } = await losDos();
    const { cursor } = valor(await escuchar(comoPersona, { conexion: persona.idConexion, desde: 0 }));
    const espera = escuchar(comoPersona, { conexion: persona.idConexion, desde: cursor });
    await escribir(comoEspecialista, "¿Me escuchas?", otroProceso);
    expect(valor(await espera).mensajes.map(({ cuerpo }) => cuerpo)).toEqual(["¿Me escuchas?"]);
  });

  it("ends when nobody waits any more", async () => {
    const { persona, medico } = await losDos();
    const desiste = new AbortController();
    const espera = escuchar(
      comoPersona,
      { conexion: persona.idConexion, desde: medico.cursor },
      servicios,
      desiste.signal,
    );
    desiste.abort();
    expect(valor(await espera).mensajes).toEqual([]);
  });

  it("ends when the process is about to end, and no longer waits afterwards", async () => {
    const { persona, medico } = await losDos();
    const porTerminar = await mundo.otroProceso();
    const espera = escuchar(
      comoPersona,
      { conexion: persona.idConexion, desde: medico.cursor },
      porTerminar.services,
    );
    porTerminar.release();
    expect(valor(await espera).cursor).toBe(medico.cursor);
    expect(
      rechazo(
        await escuchar(
          comoPersona,
          { conexion: persona.idConexion, desde: medico.cursor },
          porTerminar.services,
        ),
      ),
    ).toBe("aceptado");
  });
});

describe("limits", () => {
  it("refuse whoever sends too much in a minute, in all processes together, and not the other side", async () => {
    await losDos();
    // The entrance into the room counts as a message too.
    for (let enviados = 1; enviados < MENSAJES_POR_MINUTO; enviados++) {
      const donde = enviados % 2 === 0 ? servicios : otroProceso;
      expect(rechazo(await escribir(comoPersona, "hola", donde))).toBe("aceptado");
    }
    expect(rechazo(await escribir(comoPersona, "hola"))).toBe("demasiado-rapido");
    expect(rechazo(await escribir(comoEspecialista, "hola"))).toBe("aceptado");
    reloj.avanzar(1);
    expect(rechazo(await escribir(comoPersona, "hola"))).toBe("aceptado");
  });
});

describe("what is stored of what was said", () => {
  const escritos = async (donde: Services = servicios) =>
    valor(await donde.agenda.verSala(comoPersona)).mensajes.map(({ cuerpo }) => cuerpo);
  const filas = () =>
    db.selectFrom("mensajes_de_sala").selectAll().where("tipo", "=", "texto").orderBy("numero").execute();

  it("tells nobody who reads the storage, not even by its length, and opens in its own place only", async () => {
    await losDos();
    await escribir(comoPersona, "Duermo mal");
    await escribir(comoEspecialista, `¿Desde cuándo? ${"Cuéntame. ".repeat(50)}`);
    expect(await dondeSeLee(db, ["Duermo mal", "Desde cuándo"])).toEqual([]);
    const [primera, segunda] = await filas();
    expect(segunda!.cuerpo).toHaveLength(primera!.cuerpo.length);
    expect((await escritos())[0]).toBe("Duermo mal");
    const { cuerpo } = primera!;
    await db.updateTable("mensajes_de_sala").set({ cuerpo }).where("tipo", "=", "texto").execute();
    expect(await escritos()).toEqual(["Duermo mal", MENSAJE_ILEGIBLE]);
    // A message whose role was changed in the database cannot be decrypted.
    await db.updateTable("mensajes_de_sala").set({ rol: "especialista" }).execute();
    expect(await escritos()).toEqual([MENSAJE_ILEGIBLE, MENSAJE_ILEGIBLE]);
  });

  it("is closed anew with another key by the order that closes answers anew, room by room", async () => {
    reloj.ahora = lima(MARTES, "08:00");
    const despues = await reservar("11:00");
    reloj.ahora = lima(MARTES, "10:55");
    const enLaOtra = { idCita: despues.idCita, idPersona: rosa.idPersona };
    for (const texto of ["Uno", "Dos"]) await escribir(comoPersona, texto);
    await escribir(enLaOtra, "Tres");
    const otro = await mundo.otroProceso({ secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"] });
    const sinLaVieja = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    expect(await escritos(sinLaVieja.services)).toEqual([MENSAJE_ILEGIBLE, MENSAJE_ILEGIBLE]);
    expect(valor(await otro.acts.respuestas.cerrar({ operador: "ana" }))).toMatchObject({ cerrados: 3 });
    for (const { services } of [otro, sinLaVieja]) expect(await escritos(services)).toEqual(["Uno", "Dos"]);
    // Every room is read in its turn, however few are read at once.
    const salas = makeSalaRepository(db, makeTextosCerrados("llave-nueva", "salas"));
    const vistas: string[] = [];
    for (let sala; (sala = (await salas.cerradasDespuesDe(vistas.at(-1) ?? "", 1))[0]);)
      vistas.push(sala.nombre);
    expect(new Set(vistas).size).toBe(3);
    const { mensajes } = valor(await sinLaVieja.services.agenda.verSala(enLaOtra));
    expect(mensajes.map(({ cuerpo }) => cuerpo)).toEqual(["Tres"]);
  });
});

describe("what was said", () => {
  const quedan = async () => {
    const filas = await Promise.all([
      db.selectFrom("mensajes_de_sala").selectAll().execute(),
      db.selectFrom("presencias_en_sala").selectAll().execute(),
      db.selectFrom("salas").selectAll().execute(),
      db.selectFrom("intentos").selectAll().where("clave", "like", "sala:%").execute(),
    ]);
    return filas.map(({ length }) => length);
  };

  it("is still there after a reload, and on a page without JavaScript", async () => {
    await escribir(comoPersona, "Estoy sin cámara");
    await escribir(comoEspecialista, "No importa");
    const escritos = valor(await servicios.agenda.verSala(comoPersona)).mensajes.map(({ rol, cuerpo }) => [
      rol,
      cuerpo,
    ]);
    expect(escritos).toEqual([
      ["persona", "Estoy sin cámara"],
      ["especialista", "No importa"],
    ]);
    expect(valor(await entrar(comoEspecialista)).mensajes).toHaveLength(2);
  });

  it("is deleted when the room closes, with everything else that it left, and not before", async () => {
    await losDos();
    await escribir(comoPersona, "Esto es privado");
    reloj.ahora = new Date(lima(MARTES, "11:05").getTime() - 1);
    await mundo.job("vaciar-salas");
    expect((await quedan()).every((cuantas) => cuantas > 0)).toBe(true);
    reloj.ahora = lima(MARTES, "11:05");
    await mundo.job("vaciar-salas");
    expect(await quedan()).toEqual([0, 0, 0, 0]);
  });
});

describe("the room by /v2", () => {
  it("says whether it lets in, from when to when and by which address", async () => {
    const { llamar, abrirSesion } = abrirApi(mundo);
    const sala = async () => {
      const { token } = await abrirSesion(rosa.idPersona);
      const clave = CLAVES_DE_API.private;
      return (await llamar("GET", `/sesiones/${cita.idCita}/sala`, { clave, token })).cuerpo.data;
    };
    expect(await sala()).toMatchObject({
      estado: "abierta",
      enlace: `${ORIGEN}/videollamada?cita=${cita.idCita}`,
      abre: lima(MARTES, "09:50").toISOString(),
      cierra: lima(MARTES, "11:05").toISOString(),
      sinConsentimiento: false,
    });
    reloj.ahora = lima(MARTES, "11:05");
    expect(await sala()).toMatchObject({ estado: "cerrada", enlace: null });
  });
});
