import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeTurnoDeGuardiaRepository } from "../../../server/equipo/turnos/repository";
import { ALGUIEN_QUE_YA_NO_ESTA } from "../../../app/domain/comunidades/texto";
import { COMUNIDAD, conComunidades, escrito, RED } from "../../support/comunidades";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const { comunidades } = servicios;
const { unido, tomar, publicar, deModeracion } = conComunidades(mundo);

const lista = async (de: { idPersona: number; comunidad: string }) =>
  valor(await comunidades.verLista({ ...de, orden: "nuevas" })).conversaciones;
const ver = (de: { idPersona: number; comunidad: string }, idConversacion: string) =>
  comunidades.verConversacion({ ...de, idConversacion });

describe("joining", () => {
  it("shows visitors the name, the purpose and the rules, and nothing that anybody wrote", async () => {
    const luna = await unido("Luna");
    await publicar(luna, "Anoche por fin descansé");
    const [vista] = await comunidades.verComunidades(null);
    expect(vista).toMatchObject({ url: COMUNIDAD, miParticipacion: null });
    expect(JSON.stringify(vista)).not.toContain("descansé");
    const { idPersona } = await mundo.persona();
    const deFuera = { idPersona, comunidad: COMUNIDAD };
    expect(rechazo(await comunidades.verLista({ ...deFuera, orden: "nuevas" }))).toBe("no-eres-miembro");
    expect(rechazo(await comunidades.buscar({ ...deFuera, palabras: "descansé" }))).toBe("no-eres-miembro");
    expect(rechazo(await comunidades.publicar({ ...deFuera, red: RED }, escrito("Hola")))).toBe(
      "no-eres-miembro",
    );
  });

  it("gives a pseudonym to one of two people at once", async () => {
    const personas = [await mundo.persona(), await mundo.persona()];
    const unidas = await aLaVez(2, (indice) =>
      comunidades.unirse({
        ...{ idPersona: personas[indice]!.idPersona, comunidad: COMUNIDAD, red: RED },
        seudonimo: indice === 0 ? "Río Azul" : "rio azul",
      }),
    );
    expect(unidas.filter(({ ok }) => ok)).toHaveLength(1);
    expect(unidas.find(({ ok }) => !ok)).toMatchObject({ rechazo: "seudonimo-ocupado" });
  });

  it("counts for a network those who joined, and not those who were refused", async () => {
    await unido("Luna");
    const { idPersona } = await mundo.persona();
    const ocupado = { idPersona, comunidad: COMUNIDAD, seudonimo: "Luna", red: RED };
    for (let vez = 0; vez < 15; vez++) rechazo(await comunidades.unirse(ocupado));
    const contadores = await mundo.db
      .selectFrom("intentos")
      .select("cuenta")
      .where("clave", "like", "union-red:%")
      .execute();
    expect(contadores).toEqual([{ cuenta: 1 }]);
  });

  it("refuses the names of the team", async () => {
    await deModeracion();
    const { idPersona } = await mundo.persona();
    const unirse = (seudonimo: string) =>
      comunidades.unirse({ idPersona, comunidad: COMUNIDAD, seudonimo, red: RED });
    expect(rechazo(await unirse("ana torres"))).toBe("seudonimo-reservado");
    expect(rechazo(await unirse("M0deraci-on"))).toBe("seudonimo-reservado");
  });
});

describe("writing", () => {
  it("shows the first text to its author only, until a moderator publishes it", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const { idTexto, estado } = valor(await comunidades.publicar(luna, escrito("Me cuesta dormir")));
    expect(estado).toBe("en-espera");
    expect(await lista(luna)).toMatchObject([{ idConversacion: idTexto, estado: "en-espera" }]);
    expect(await lista(sol)).toEqual([]);
    expect(rechazo(await ver(sol, idTexto))).toBe("texto-no-existe");
    const moderacion = await deModeracion();
    valor(await comunidades.moderacion.publicar(moderacion, await tomar(moderacion), { motivo: "Cumple." }));
    expect(await lista(sol)).toMatchObject([{ autor: "Luna", asunto: "Me cuesta dormir" }]);
    expect(valor(await comunidades.publicar(luna, escrito("Otra noche"))).estado).toBe("publicado");
  });

  it("keeps words of danger for the moderators, who find them first, and alerts the guard", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    await publicar(luna, "Hola a todos");
    valor(await comunidades.publicar(sol, escrito("Buenas noches")));
    const texto = "Ya no quiero vivir";
    expect(rechazo(await comunidades.publicar(luna, escrito(texto)))).toBe("habla-de-peligro");
    const enviado = valor(await comunidades.publicar(luna, { ...escrito(texto), soloModeracion: true }));
    expect(enviado.estado).toBe("solo-moderacion");
    expect(rechazo(await ver(sol, enviado.idTexto))).toBe("texto-no-existe");
    const moderacion = await deModeracion();
    expect(valor(await comunidades.moderacion.cola(moderacion)).porDecidir[0]!.motivos).toEqual(["peligro"]);
    const [alerta] = await mundo.db.selectFrom("alertas_cerradas").selectAll().execute();
    expect(alerta).toMatchObject({ veces: 1, acusada_en: null });
    valor(
      await comunidades.moderacion.publicar(moderacion, await tomar(moderacion), { motivo: "Hablamos." }),
    );
    expect(rechazo(await ver(sol, enviado.idTexto))).toBe("texto-no-existe");
  });

  it("gives a refused text back when its writer returns, until it is published", async () => {
    const luna = await unido("Luna");
    const idConversacion = await publicar(luna, "Hola");
    const con = { ...escrito("Mi correo es luna@correo.pe"), conDatos: false };
    rechazo(await comunidades.publicar(luna, con));
    rechazo(await comunidades.responder({ ...luna, idConversacion }, escrito("Ya no quiero vivir")));
    const borradores = async () => [
      valor(await comunidades.verLista({ ...luna, orden: "nuevas" })).borrador,
      valor(await ver(luna, idConversacion)).borrador.texto,
    ];
    expect(await borradores()).toEqual(["Mi correo es luna@correo.pe", "Ya no quiero vivir"]);
    valor(await comunidades.publicar(luna, { ...con, conDatos: true }));
    expect(await borradores()).toEqual(["", "Ya no quiero vivir"]);
  });

  it("points out personal data before it publishes them", async () => {
    const luna = await unido("Luna");
    const dado = await comunidades.publicar(luna, escrito("Escríbeme a luna@correo.pe o al 987 654 321"));
    expect(dado).toMatchObject({
      rechazo: "datos-personales",
      detalle: { hallados: ["correo", "telefono"] },
    });
  });

  it("makes one text of a form that is sent twice", async () => {
    const luna = await unido("Luna");
    await publicar(luna, "Hola");
    const envio = { ...escrito("Lo mismo"), idEnvio: "envio-repetido" };
    const [una, otra] = await aLaVez(2, () => comunidades.publicar(luna, envio));
    expect(valor(una!).idTexto).toBe(valor(otra!).idTexto);
  });

  it("can be changed for 15 minutes, and says so", async () => {
    const luna = await unido("Luna");
    const idTexto = await publicar(luna, "Hola");
    reloj.avanzar(14);
    valor(await comunidades.editar({ ...luna, idTexto }, escrito("Hola, hola")));
    expect(valor(await ver(luna, idTexto)).inicio).toMatchObject({ texto: "Hola, hola", editado: true });
    reloj.avanzar(1);
    expect(rechazo(await comunidades.editar({ ...luna, idTexto }, escrito("Tarde")))).toBe("fuera-de-plazo");
  });

  it("announces the first reply to whoever follows, without a word about the community", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idConversacion = await publicar(luna, "Me cuesta dormir");
    await publicar(sol, "Yo también estoy aquí");
    valor(await comunidades.responder({ ...sol, idConversacion }, escrito("Prueba leer")));
    valor(await comunidades.responder({ ...sol, idConversacion }, escrito("O caminar")));
    const { notificaciones } = await servicios.avisos.verNotificaciones(luna.idPersona);
    const deRespuesta = notificaciones.filter(({ mensaje }) => mensaje.includes("respuesta"));
    expect(deRespuesta).toHaveLength(1);
    expect(deRespuesta[0]!.mensaje).toBe("Hay una respuesta nueva en una conversación que sigues.");
  });
});

describe("protecting oneself", () => {
  it("folds the texts of a blocked member, leaves them to others, and stops their notices", async () => {
    const [luna, sol, mar] = [await unido("Luna"), await unido("Sol"), await unido("Mar")];
    const idConversacion = await publicar(luna, "Me cuesta dormir");
    const deSol = await publicar(sol, "Aquí Sol");
    valor(await comunidades.bloquear({ ...luna, idTexto: deSol }));
    const respuesta = valor(await comunidades.responder({ ...sol, idConversacion }, escrito("Prueba leer")));
    expect(valor(await ver(luna, idConversacion)).respuestas).toMatchObject([{ plegado: true }]);
    expect(valor(await ver(mar, idConversacion)).respuestas).toMatchObject([
      { plegado: false, texto: "Prueba leer" },
    ]);
    expect(valor(await comunidades.buscar({ ...luna, palabras: "leer" }))).toEqual([]);
    const { notificaciones } = await servicios.avisos.verNotificaciones(luna.idPersona);
    expect(notificaciones.filter(({ mensaje }) => mensaje.includes("respuesta"))).toEqual([]);
    const [bloqueo] = valor(await comunidades.bloqueados(luna));
    expect(bloqueo).toMatchObject({ seudonimo: "Sol" });
    valor(await comunidades.desbloquear({ ...luna, idBloqueo: bloqueo!.idBloqueo }));
    expect(valor(await ver(luna, idConversacion)).respuestas).toMatchObject([
      { idTexto: respuesta.idTexto, plegado: false },
    ]);
  });

  it("hides a text from the member alone", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idTexto = await publicar(luna, "Me cuesta dormir");
    valor(await comunidades.ocultar({ ...sol, idTexto }));
    expect(await lista(sol)).toEqual([]);
    expect(rechazo(await ver(sol, idTexto))).toBe("texto-no-existe");
    expect(await lista(luna)).toHaveLength(1);
    expect(valor(await comunidades.ocultos(sol))).toEqual([
      { idTexto, autor: "Luna", asunto: "Me cuesta dormir" },
    ]);
    expect(valor(await comunidades.ocultos(luna))).toEqual([]);
    valor(await comunidades.mostrar({ ...sol, idTexto }));
    expect(valor(await comunidades.ocultos(sol))).toEqual([]);
    expect(await lista(sol)).toHaveLength(1);
  });

  it("shows a report to the moderators without its author", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idTexto = await publicar(luna, "Me cuesta dormir");
    const denuncia = { motivo: "agresion", detalle: "Me trató mal" } as const;
    valor(await comunidades.denunciar({ ...sol, idTexto }, denuncia));
    valor(await comunidades.denunciar({ ...sol, idTexto }, denuncia));
    const moderacion = await deModeracion();
    const visto = valor(await comunidades.moderacion.mirar(moderacion, await tomar(moderacion)));
    expect(visto).toMatchObject({ motivos: ["denuncia"], denuncias: [{ detalle: "Me trató mal" }] });
    expect(JSON.stringify(visto)).not.toContain("Sol");
  });
});

describe("a report of danger", () => {
  const correos = () =>
    mundo.db.selectFrom("correos").select(["para", "asunto", "texto", "html"]).orderBy("para").execute();

  it("mails the moderators no word of the text; the guard hears of the author when one of them says so", async () => {
    const [luna, sol, mar] = [await unido("Luna"), await unido("Sol"), await unido("Mar")];
    const idTexto = await publicar(luna, "Regalé mis plantas");
    const denuncia = { motivo: "peligro", detalle: "Dice que se despide" } as const;
    for (const quien of [sol, sol, mar]) valor(await comunidades.denunciar({ ...quien, idTexto }, denuncia));
    const alertas = () => mundo.db.selectFrom("alertas_cerradas").selectAll().execute();
    expect(await alertas()).toEqual([]);
    const enviados = await correos();
    expect(enviados).toHaveLength(1);
    expect(enviados[0]!.texto).toContain("/equipo/moderacion");
    for (const palabra of ["plantas", "despide", "Luna", "Sol", "Zoraida", idTexto])
      expect(JSON.stringify(enviados)).not.toContain(palabra);
    const moderacion = await deModeracion();
    const idRevision = valor(await comunidades.moderacion.cola(moderacion)).porDecidir[0]!.idRevision;
    const avisar = () =>
      comunidades.moderacion.avisarGuardia(moderacion, idRevision, { motivo: "Se despide" });
    expect(rechazo(await avisar())).toBe("revision-sin-tomar");
    await tomar(moderacion);
    valor(await avisar());
    expect(await alertas()).toMatchObject([{ veces: 1, acusada_en: null }]);
  });

  it("is mailed once an hour for an author, and stands in the queue each time", async () => {
    const [luna, sol, mar] = [await unido("Luna"), await unido("Sol"), await unido("Mar")];
    const deLuna = [await publicar(luna, "Regalé mis plantas"), await publicar(luna, "Y mis libros")];
    const deMar = await publicar(mar, "Nadie me extraña");
    const moderacion = await deModeracion();
    const denunciar = async (idTexto: string) =>
      valor(await comunidades.denunciar({ ...sol, idTexto }, { motivo: "peligro", detalle: "" }));
    const aElla = async () => (await correos()).filter(({ para }) => para === moderacion.correo).length;
    await denunciar(deLuna[0]!);
    reloj.avanzar(59);
    await denunciar(deLuna[1]!);
    expect(await aElla()).toBe(1);
    expect(
      valor(await comunidades.moderacion.cola({ ...moderacion, probadoEn: reloj.ahora })).porDecidir,
    ).toHaveLength(2);
    await denunciar(deMar);
    expect(await aElla()).toBe(2);
    reloj.avanzar(1);
    const otro = valor(await comunidades.publicar(luna, escrito("Adiós a todos")));
    await denunciar(otro.idTexto);
    expect(await aElla()).toBe(3);
  });

  it("is mailed to the moderator on duty alone", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idTexto = await publicar(luna, "Regalé mis plantas");
    const deTurno = await unMiembro(mundo, "guardia", "moderacion");
    await makeTurnoDeGuardiaRepository(mundo.db).poner({
      ...{ idTurno: crypto.randomUUID(), nivel: 1, idCuenta: deTurno.idCuenta, destino: "" },
      ...{ empiezaEn: reloj.ahora, terminaEn: sumarMinutos(reloj.ahora, 60) },
      ...{ puestoPor: deTurno.idCuenta, puestoEn: reloj.ahora },
    });
    reloj.avanzar(1);
    valor(await comunidades.denunciar({ ...sol, idTexto }, { motivo: "peligro", detalle: "" }));
    expect((await correos()).map(({ para }) => para)).toEqual([deTurno.correo]);
  });
});

describe("moderating", () => {
  it("removes a text by a rule: its author reads which and why, and appeals once", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idTexto = await publicar(luna, "Compren mi libro");
    valor(await comunidades.denunciar({ ...sol, idTexto }, { motivo: "venta", detalle: "" }));
    const moderacion = await deModeracion();
    const idRevision = await tomar(moderacion);
    const decision = { regla: 4, motivo: "Ofrece algo." };
    expect(rechazo(await comunidades.moderacion.quitar(moderacion, idRevision, { motivo: "x" }))).toBe(
      "regla-no-existe",
    );
    const { idActo } = valor(await comunidades.moderacion.quitar(moderacion, idRevision, decision));
    for (const quien of [luna, sol]) expect(rechazo(await ver(quien, idTexto))).toBe("texto-no-existe");
    const propia = valor(await comunidades.verPropiaQuitada({ ...luna, idTexto }));
    expect(propia).toMatchObject({ texto: "Compren mi libro", motivo: "Ofrece algo.", puedeApelar: true });
    expect(propia.regla).toMatch(/No ofrezcas/);
    expect(rechazo(await comunidades.verPropiaQuitada({ ...sol, idTexto }))).toBe("texto-no-existe");
    valor(await comunidades.apelar({ ...luna, idTexto, apelacion: "Era una broma" }));
    expect(rechazo(await comunidades.apelar({ ...luna, idTexto, apelacion: "Otra" }))).toBe("ya-apelaste");
    valor(await comunidades.moderacion.deshacer(moderacion, { idActo, motivo: "Era una broma" }));
    expect(valor(await ver(sol, idTexto)).inicio.texto).toBe("Compren mi libro");
    // Another removal is another one to appeal against.
    const otra = await tomar(moderacion);
    valor(await comunidades.moderacion.quitar(moderacion, otra, { ...decision, regla: 1 }));
    expect(valor(await comunidades.verPropiaQuitada({ ...luna, idTexto })).puedeApelar).toBe(true);
  });

  it("tells the author of an appeal what came of it, and an undone act leaves what was before", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idTexto = await publicar(luna, "Compren mi libro");
    valor(await comunidades.denunciar({ ...sol, idTexto }, { motivo: "venta", detalle: "" }));
    const moderacion = await deModeracion();
    const { quitar, publicar: volver, deshacer } = comunidades.moderacion;
    const porVenta = { regla: 4, motivo: "Ofrece algo." };
    valor(await quitar(moderacion, await tomar(moderacion), porVenta));
    valor(await comunidades.apelar({ ...luna, idTexto, apelacion: "Era una broma" }));
    const vuelta = valor(await volver(moderacion, await tomar(moderacion), { motivo: "Era una broma" }));
    valor(await deshacer(moderacion, { ...vuelta, motivo: "No lo era" }));
    const propia = () => comunidades.verPropiaQuitada({ ...luna, idTexto });
    expect(valor(await propia())).toMatchObject({ motivo: "Ofrece algo.", revisada: false });
    valor(await quitar(moderacion, await tomar(moderacion), { ...porVenta, motivo: "Vende." }));
    expect(valor(await propia())).toMatchObject({ motivo: "Vende.", revisada: true, puedeApelar: false });
    const avisos = await mundo.db.selectFrom("notificaciones").select("mensaje").execute();
    expect(JSON.stringify(avisos)).toContain("queda quitado");
    // The author is trusted no more: the next text waits for a moderator.
    expect(valor(await comunidades.publicar(luna, escrito("Hola"))).estado).toBe("en-espera");
  });

  it("decides no words that its moderator did not read", async () => {
    const luna = await unido("Luna");
    const { idTexto } = valor(await comunidades.publicar(luna, escrito("Hola")));
    const moderacion = await deModeracion();
    const idRevision = await tomar(moderacion);
    valor(await comunidades.editar({ ...luna, idTexto }, escrito("Son unos fracasados")));
    const publicar = () => comunidades.moderacion.publicar(moderacion, idRevision, { motivo: "Cumple." });
    expect(rechazo(await publicar())).toBe("revision-sin-tomar");
    await tomar(moderacion);
    valor(await publicar());
  });

  it("frees a taken text after 30 minutes", async () => {
    await comunidades.publicar(await unido("Luna"), escrito("Hola"));
    const [una, otra] = [await deModeracion(), await deModeracion()];
    const idRevision = await tomar(una);
    expect(rechazo(await comunidades.moderacion.tomar(otra, idRevision))).toBe("revision-ajena");
    reloj.avanzar(30);
    expect(rechazo(await comunidades.moderacion.publicar(una, idRevision, { motivo: "Cumple." }))).toBe(
      "revision-sin-tomar",
    );
    valor(await comunidades.moderacion.tomar(otra, idRevision));
    valor(await comunidades.moderacion.publicar(otra, idRevision, { motivo: "Cumple." }));
  });

  it("pauses for days and suspends until undone; a suspended member reads and writes nothing", async () => {
    const luna = await unido("Luna");
    await publicar(luna, "Hola");
    valor(await comunidades.publicar(luna, escrito("Eres un idiota")));
    const moderacion = await deModeracion();
    const idRevision = await tomar(moderacion);
    valor(await comunidades.moderacion.pausar(moderacion, idRevision, { motivo: "Respeto.", dias: 2 }));
    expect(rechazo(await comunidades.publicar(luna, escrito("Hola")))).toBe("en-pausa");
    expect(await lista(luna)).toHaveLength(2);
    const suspension = valor(
      await comunidades.moderacion.suspender(moderacion, idRevision, { motivo: "Respeto." }),
    );
    expect(rechazo(await comunidades.publicar(luna, escrito("Hola")))).toBe("suspendido");
    expect(rechazo(await comunidades.verLista({ ...luna, orden: "nuevas" }))).toBe("suspendido");
    valor(await comunidades.salir(luna));
    expect(rechazo(await comunidades.unirse({ ...luna, seudonimo: "Otra" }))).toBe("suspendido");
    valor(await comunidades.moderacion.deshacer(moderacion, { ...suspension, motivo: "Fue un error" }));
    valor(await comunidades.unirse({ ...luna, seudonimo: "Otra" }));
  });

  it("is refused without the role", async () => {
    expect(rechazo(await comunidades.moderacion.cola(await unMiembro(mundo, "guardia")))).toBe("sin-derecho");
  });
});

describe("leaving", () => {
  it("asks for the password, because nothing brings the texts back", async () => {
    const luna = await unido("Luna");
    const idTexto = await publicar(luna, "Me cuesta dormir");
    expect(rechazo(await comunidades.salir({ ...luna, clave: undefined }))).toBe("falta-clave");
    expect(rechazo(await comunidades.salir({ ...luna, clave: "otra-clave-de-prueba" }))).toBe(
      "clave-incorrecta",
    );
    expect(valor(await ver(luna, idTexto)).inicio.texto).toBe("Me cuesta dormir");
  });

  it("empties one's texts, keeps the replies of others, and ends every act", async () => {
    const [luna, sol] = [await unido("Luna"), await unido("Sol")];
    const idConversacion = await publicar(luna, "Me cuesta dormir");
    await publicar(sol, "Aquí Sol");
    valor(await comunidades.responder({ ...sol, idConversacion }, escrito("Prueba leer")));
    valor(await comunidades.salir(luna));
    const vista = valor(await ver(sol, idConversacion));
    expect(vista.inicio).toMatchObject({ autor: ALGUIEN_QUE_YA_NO_ESTA, texto: null });
    expect(vista.respuestas).toMatchObject([{ texto: "Prueba leer" }]);
    expect(rechazo(await comunidades.publicar(luna, escrito("Hola")))).toBe("no-eres-miembro");
    expect(rechazo(await comunidades.editar({ ...luna, idTexto: idConversacion }, escrito("Yo")))).toBe(
      "no-eres-miembro",
    );
    valor(await comunidades.unirse({ ...luna, seudonimo: "Luna" }));
    expect(rechazo(await comunidades.editar({ ...luna, idTexto: idConversacion }, escrito("Yo")))).toBe(
      "texto-no-existe",
    );
  });
});
