import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Repos } from "../../../app/domain/shared/puertos";

type Probados =
  | "miembrosDeComunidad"
  | "relacionesDeComunidad"
  | "revisionesDeComunidad"
  | "textosDeComunidad"
  | "textosRetirados";

export async function probar(
  {
    miembrosDeComunidad,
    relacionesDeComunidad,
    revisionesDeComunidad,
    textosDeComunidad,
    textosRetirados,
  }: Repos<Probados>,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const comunidad = "dormir-mejor";
  const lector = { comunidad, idMiembro: "m" };
  const miembro = { idMiembro: "m", idPersona, comunidad, seudonimo: "Luna", unidoEn: ahora };
  await miembrosDeComunidad.entrar({ ...miembro, deConfianza: false }, "luna");
  await miembrosDeComunidad.propio(idPersona, comunidad);
  await miembrosDeComunidad.tomar(idPersona, comunidad);
  await miembrosDeComunidad.tomarPorId("m");
  await miembrosDeComunidad.deLaPersona(idPersona);
  await miembrosDeComunidad.confiar("m", true);

  const texto = {
    ...{ idTexto: "t", idConversacion: "t", comunidad, idMiembro: "m", idCitado: null, texto: "Hola" },
    ...{ estado: "publicado" as const, creadoEn: ahora, editadoEn: null, quitado: null, apelacion: null },
  };
  await textosDeComunidad.guardar(texto, "envio");
  await textosDeComunidad.porEnvio("m", "envio");
  await textosDeComunidad.porId("t");
  await textosDeComunidad.editar(texto, texto, ahora);
  await textosDeComunidad.cambiarEstado("t", "publicado", "publicado");
  await textosDeComunidad.anotarQuitado("t", null);
  await textosDeComunidad.apelar("t", "No entiendo");
  await textosDeComunidad.olvidarApelacion("t");
  for (const orden of ["nuevas", "sin-respuesta", "mias"] as const)
    await textosDeComunidad.lista(lector, { orden, antesDe: texto, cuantas: 10 });
  await textosDeComunidad.legible(lector, "t");
  await textosDeComunidad.respuestas(lector, "t", 10);
  await textosDeComunidad.buscar(lector, ["hola"], 10);
  await textosDeComunidad.pendientesDe("m", 10);

  await relacionesDeComunidad.apoyar("t", "m", "abrazo");
  await relacionesDeComunidad.apoyosDe(["t"], "m");
  await relacionesDeComunidad.dejarDeApoyar("t", "m", "abrazo");
  await relacionesDeComunidad.seguir("t", "m");
  await relacionesDeComunidad.sigue("t", "m");
  await relacionesDeComunidad.porAvisar("t", "otro", ahora);
  await relacionesDeComunidad.marcarVista("t", "m");
  await relacionesDeComunidad.dejarDeSeguir("t", "m");
  await relacionesDeComunidad.bloquear({ idBloqueo: "b", idMiembro: "m", idBloqueado: "m", creadoEn: ahora });
  await relacionesDeComunidad.bloqueados("m");
  await relacionesDeComunidad.desbloquear("m", "b");
  await relacionesDeComunidad.ocultar("t", "m", ahora);
  await relacionesDeComunidad.ocultos("m", 10);
  await relacionesDeComunidad.mostrar("t", "m");
  const borrador = { idMiembro: "m", lugar: "t", texto: "Yo", idCitado: null };
  await relacionesDeComunidad.guardarBorrador(borrador, ahora);
  await relacionesDeComunidad.guardarBorrador({ ...borrador, lugar: "dormir-mejor" }, ahora);
  await relacionesDeComunidad.borrador("m", "t");
  await relacionesDeComunidad.dejarBorradores(idPersona, 1);
  await relacionesDeComunidad.guardarBorrador({ ...borrador, texto: "" }, ahora);

  const revision = { idRevision: "r", idTexto: "t", comunidad, creadaEn: ahora };
  await revisionesDeComunidad.abrir(revision, "primera");
  await revisionesDeComunidad.abrir({ ...revision, idRevision: "s" }, "peligro");
  const denuncia = { idDenuncia: "d", idTexto: "t", idMiembro: "m", motivo: "otro", detalle: "" } as const;
  await revisionesDeComunidad.denunciar({ ...denuncia, creadaEn: ahora });
  await revisionesDeComunidad.denunciasDe("t");
  await revisionesDeComunidad.cola(10);
  await revisionesDeComunidad.decididas(10);
  await revisionesDeComunidad.porId("r");
  await revisionesDeComunidad.tomar("r", { idCuenta: "c", libreAntesDe: ahora }, ahora);
  await revisionesDeComunidad.decidir("r", { idCuenta: "c", desde: ahora }, ahora);
  await revisionesDeComunidad.soltar("r", "c");
  await revisionesDeComunidad.soltarDelTexto("t");
  await revisionesDeComunidad.reabrir("r");
  const acto = { idActo: "a", idRevision: "r", idTexto: "t", clase: "pausar", regla: null } as const;
  await revisionesDeComunidad.anotarActo({
    ...{ ...acto, motivo: "m", estadoAnterior: "publicado", idCuenta: "c" },
    ...{ hechoEn: ahora, deshechoEn: null },
  });
  await revisionesDeComunidad.actosDe("t");
  await revisionesDeComunidad.acto("a");
  await revisionesDeComunidad.deshacer("a", ahora);
  const sancion = { idActo: "a", idPersona, comunidad, clase: "pausar", motivo: "m" } as const;
  await revisionesDeComunidad.sancionar({ ...sancion, hechaEn: ahora, hasta: ahora });
  await revisionesDeComunidad.vigentes(idPersona, comunidad, ahora);
  await revisionesDeComunidad.levantar("a", ahora);
  await revisionesDeComunidad.antecedentes("t");
  await textosDeComunidad.tomar("t");
  await textosRetirados.guardar("t");
  await textosRetirados.porTexto("t");
  await textosRetirados.olvidar("t");
  await textosDeComunidad.borrar("t");
  await miembrosDeComunidad.salir("m");
}
