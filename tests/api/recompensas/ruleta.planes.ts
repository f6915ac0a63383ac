import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { rondaEscrita } from "../../../app/domain/recompensas/ruleta/ronda";
import type { Repos } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

const TERMINOS = rondaEscrita.parse({
  ...{ uid: "planes", titulo: "De prueba", desde: "2026-11-01", giranPor: ["video"], girosPorDia: 3 },
  bases: ["Se juega."],
  premios: [
    { uid: "taza", nombre: "Una taza", partes: 100, existencias: 5, da: { clase: "monedas", cantidad: 1 } },
  ],
});

export async function probar(
  {
    donaciones,
    jugadasDeRuleta,
    rondasDeRuleta,
    juego,
    monedas,
  }: Repos<"donaciones" | "juego" | "jugadasDeRuleta" | "monedas" | "rondasDeRuleta">,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const idRonda = "planes-2026-11";
  const plazo = { desde: sumarMinutos(ahora, -60), hasta: sumarMinutos(ahora, 60) };
  const promesa = { lista: "{}", compromiso: "c", semilla: "s", ultimo: "u" };
  await rondasDeRuleta.abrir({ idRonda, terminos: TERMINOS, ...promesa, ...plazo });
  await rondasDeRuleta.abierta(ahora);
  await rondasDeRuleta.porId(idRonda);
  const ronda = (await rondasDeRuleta.tomar(idRonda))!;
  await rondasDeRuleta.vecinas(ronda);
  await rondasDeRuleta.premios(ronda);
  await rondasDeRuleta.tomarPremio(idRonda, "taza");
  await rondasDeRuleta.semilla(idRonda);
  await rondasDeRuleta.porRevelar(ahora);
  await rondasDeRuleta.revelar(idRonda, "s");

  const entra = { idParticipante: "p", participante: 1, palabra: "", jugadas: 0 };
  await jugadasDeRuleta.entrar(ronda, idPersona, entra);
  await jugadasDeRuleta.participante(idRonda, idPersona);
  await jugadasDeRuleta.ganarGiros(idRonda, idPersona, ["2026-11-02"], ahora);
  await jugadasDeRuleta.jugador(idRonda, idPersona);
  const jugada = {
    ...{ idJugada: "j", idRonda, numero: 1, participante: 1, cuenta: 1, palabra: "h", premio: "taza" },
    ...{ gasta: true, dia: "2026-11-02", eslabon: "e", jugadaEn: ahora },
  };
  await jugadasDeRuleta.anotar(jugada, "p");
  await jugadasDeRuleta.usarGiro(idRonda, idPersona, "j");
  await jugadasDeRuleta.jugada("j");
  await jugadasDeRuleta.gastadasEn("p", "2026-11-02");
  await jugadasDeRuleta.tuvo("p", "taza");
  await jugadasDeRuleta.prometerEntrega("j", {
    nombre: "Una taza",
    codigo: "0123456789ABCDEF",
    recojo: "Aquí",
  });
  await jugadasDeRuleta.deLaPersona(idRonda, idPersona, 20);
  await jugadasDeRuleta.porRecoger(idPersona);
  await jugadasDeRuleta.rondasJugadas(idPersona, plazo.hasta, 12);
  await jugadasDeRuleta.publicas(idRonda, 0, 1000);
  await jugadasDeRuleta.entregar("0123456789ABCDEF", ahora);
  await rondasDeRuleta.cerradasDespuesDe("", 10);
  await rondasDeRuleta.cerrarDeNuevo({ nombre: idRonda, cerrado: "otro" }, "nuevo");

  await juego.preferencias(idPersona);
  const antes = await juego.tomar(idPersona);
  await juego.guardar(idPersona, antes);
  const donacion = { idDonacion: "d", idPersona, uidDeCausa: "c", nombreDeCausa: "Una causa", cantidad: 1 };
  await donaciones.anotar(donacion, ahora);
  await donaciones.porId("d");
  await donaciones.totales();
  await monedas.aLaVista(idPersona);
  await monedas.ganadasALaVista(idPersona);
  await monedas.apagar(idPersona, true, ahora);
  await monedas.apagar(idPersona, false, ahora);
}
