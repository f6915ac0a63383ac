import { describe, expect, it } from "vitest";
import {
  antesDeConfirmar,
  limiteDeCancelacion,
  limiteDeReprogramacion,
} from "../../../app/domain/agenda/citas/cambios";
import {
  avisoSinDevolucion,
  despuesDeTomarla,
  nombreDeLaSalida,
  reglaDe,
  reglaDeCambio,
  textoAntesDeCancelar,
  textoAntesDeReprogramar,
  textoDeLoQueSePuede,
} from "../../../app/domain/agenda/citas/textosDeCambios";
import {
  diferenciaDePrecio,
  precioAlCambiar,
  tienePrecio,
  rechazoAlCambiarDeEspecialista,
} from "../../../app/domain/agenda/citas/diferencia";
import { seTuvo, type CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import { notificacionDeCita } from "../../../app/domain/agenda/citas/notificacion";
import { porQueSalud } from "../../../app/domain/agenda/reservas/textos";
import { SLUGS_DE_ESPECIALIDAD } from "../../../app/domain/shared/especialidades/especialidad";
import { textoDeDevolucion, textoDelSuceso } from "../../../app/domain/agenda/citas/textosDeAvisos";
import { mismaHoraSiguiente } from "../../../app/domain/agenda/citas/verCita";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { lima, LUNES, MARTES, MIERCOLES, unaCita, unEspecialista } from "../../support/constructores";

const inicio = lima(MIERCOLES, "10:00");
const limite = lima(MARTES, "10:00");
const cita = (cambios: Partial<CitaConDetalle> = {}) => unaCita(inicio, cambios);
/** Rules of a specialty with two days' notice for cancelling, and three hours' for moving a session. */
const distintos = { cancelarEnMinutos: 48 * 60, reprogramarEnMinutos: 3 * 60 };
const plano = (texto: string) => texto.replaceAll("\u00a0", " ");

describe("the price of a session that moves", () => {
  it("is the one that was paid with the same specialist, and theirs with another", () => {
    const citaPagada = cita({ idEspecialista: "esp-a", precioCentimos: 80_00 });
    expect(precioAlCambiar(citaPagada, { idEspecialista: "esp-a", precioCentimos: 95_00 })).toBe(80_00);
    expect(precioAlCambiar(citaPagada, { idEspecialista: "esp-b", precioCentimos: 95_00 })).toBe(95_00);
  });

  it("is said of what was paid with money or a coupon, and of no bono", () => {
    expect(
      ["tarjeta", "cupon", "saldo"].map((formaDePago) => tienePrecio(cita({ formaDePago } as object))),
    ).toEqual([true, true, false]);
  });
});

describe("a session booked after the limit of its changes", () => {
  const tarde = cita({ creadaEn: sumarMinutos(limite, 1) });
  const antes = antesDeConfirmar(tarde, sumarMinutos(limite, 30));

  it("is never said to have had one", () => {
    expect(plano(textoDeLoQueSePuede(antes))).toBe(
      "La reservaste con menos de 24 h de anticipación: no se puede cancelar sin costo. Si cancelas ahora, no vuelve nada de lo que pagaste. Tampoco se puede cambiar el horario.",
    );
    expect(textoAntesDeReprogramar(antes)).toBe(
      "La reservaste con menos de 24 h de anticipación: no se puede cambiar el horario en línea.",
    );
  });

  it("says its limit where it was booked at that very moment", () => {
    const justo = antesDeConfirmar(cita({ creadaEn: limite }), sumarMinutos(limite, 30));
    expect(textoAntesDeReprogramar(justo)).toContain("terminó el");
  });
});

describe("cancelling a session", () => {
  it("has its limit 24 hours before the start", () => expect(limiteDeCancelacion(cita())).toEqual(limite));

  it("gives everything back exactly 24 hours before", () => {
    expect(antesDeConfirmar(cita(), limite)).toMatchObject({
      vuelve: { tipo: "dinero", centimos: 90_00 },
      aTiempo: true,
      cancelarHasta: limite,
      rechazoAlCancelar: null,
    });
    expect(antesDeConfirmar(cita({ formaDePago: "saldo" }), limite).vuelve).toEqual({ tipo: "bono" });
  });

  it.each([1, 60_000])("is possible %i ms later, and gives nothing back", (ms) => {
    expect(antesDeConfirmar(cita(), new Date(limite.getTime() + ms))).toMatchObject({
      vuelve: { tipo: "nada" },
      aTiempo: false,
      rechazoAlCancelar: null,
    });
  });

  it("is possible one millisecond before the start, and refused at the start", () => {
    expect(antesDeConfirmar(cita(), new Date(inicio.getTime() - 1)).rechazoAlCancelar).toBe(null);
    expect(antesDeConfirmar(cita(), inicio).rechazoAlCancelar).toBe("cita-empezada");
  });

  it("is refused of a cancelled one", () => {
    expect(antesDeConfirmar(cita({ estado: "cancelada" }), limite)).toMatchObject({
      rechazoAlCancelar: "cita-cerrada",
      rechazoAlReprogramar: "cita-cerrada",
    });
  });

  it("says what comes back and until when, as a date and a time", () => {
    const texto = (cambios: Partial<CitaConDetalle>, now: Date) =>
      plano(textoAntesDeCancelar(antesDeConfirmar(cita(cambios), now)));
    const hasta = "Puedes cancelar sin costo hasta el martes 24 de noviembre, 10:00.";
    expect(texto({}, limite)).toBe(
      `Si cancelas ahora, te devolvemos S/ 90.00, todo lo que te costó, a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo. ${hasta}`,
    );
    expect(texto({ pagadoCentimos: 120_00 }, limite)).toBe(
      `Si cancelas ahora, te devolvemos S/ 120.00, todo lo que te costó, a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo. ${hasta}`,
    );
    expect(texto({ pagadoCentimos: 50_00, cupon: "BIENVENIDA" }, limite)).toBe(
      `Si cancelas ahora, te devolvemos S/ 50.00, todo lo que te costó, a la tarjeta con la que pagaste, y vuelves a tener tu cupón BIENVENIDA. Tu banco puede tardar unos días en mostrarlo. ${hasta}`,
    );
    expect(texto({ formaDePago: "cupon", pagadoCentimos: 0, cupon: "REGALO" }, limite)).toBe(
      `Si cancelas ahora, puedes volver a usar tu cupón REGALO. ${hasta}`,
    );
    expect(texto({ formaDePago: "saldo" }, limite)).toBe(
      `Si cancelas ahora, vuelve 1 bono a tu saldo al instante. ${hasta}`,
    );
    expect(texto({}, sumarMinutos(limite, 1))).toBe(
      "El plazo para cancelar sin costo terminó el martes 24 de noviembre, 10:00. Si cancelas ahora, no vuelve nada de lo que pagaste.",
    );
  });

  it("promises no more than what the card still has paid", () => {
    expect(antesDeConfirmar(cita({ pagadoCentimos: 60_00 }), limite).vuelve).toEqual({
      tipo: "dinero",
      centimos: 60_00,
    });
    expect(antesDeConfirmar(cita({ pagadoCentimos: 0 }), limite).vuelve).toEqual({ tipo: "nada" });
  });
});

describe("moving a session", () => {
  it("has its limit 24 hours before the start", () => {
    expect(limiteDeReprogramacion(cita())).toEqual(limite);
    expect(antesDeConfirmar(cita(), limite).rechazoAlReprogramar).toBe(null);
  });

  it("is refused one millisecond and one minute later", () => {
    for (const ms of [1, 60_000]) {
      const antes = antesDeConfirmar(cita(), new Date(limite.getTime() + ms));
      expect(antes.rechazoAlReprogramar).toBe("fuera-de-plazo");
      expect(textoAntesDeReprogramar(antes)).toBe(
        "El plazo para cambiar el horario terminó el martes 24 de noviembre, 10:00.",
      );
    }
  });

  it("costs nothing, and says so with its limit", () => {
    expect(textoAntesDeReprogramar(antesDeConfirmar(cita(), limite))).toBe(
      "Cambiar el horario no cuesta nada y no pagas otra vez. Puedes hacerlo hasta el martes 24 de noviembre, 10:00.",
    );
  });

  it("goes to another specialist of the specialty: for a bono at any price, for a card that paid it all with the difference", () => {
    const propia = cita({ idEspecialista: "esp-suyo" });
    const otro = unEspecialista({ precioCentimos: 90_00 });
    expect(rechazoAlCambiarDeEspecialista(propia, otro)).toBe(null);
    const caro = unEspecialista({ precioCentimos: 90_01 });
    expect(rechazoAlCambiarDeEspecialista(propia, caro)).toBe(null);
    expect(diferenciaDePrecio(propia, caro)).toBe(1);
    expect(diferenciaDePrecio({ ...propia, formaDePago: "saldo" }, caro)).toBe(0);
    expect(rechazoAlCambiarDeEspecialista({ ...propia, pagadoCentimos: 0 }, caro)).toBe("otro-precio");
    expect(rechazoAlCambiarDeEspecialista({ ...propia, formaDePago: "cupon" }, caro)).toBe("otro-precio");
    expect(rechazoAlCambiarDeEspecialista({ ...propia, formaDePago: "saldo" }, caro)).toBe(null);
    expect(rechazoAlCambiarDeEspecialista(propia, unEspecialista({ especialidad: "nutricion" }))).toBe(
      "otra-especialidad",
    );
    // The present specialist of the session has become dearer since the booking.
    expect(rechazoAlCambiarDeEspecialista(propia, { ...caro, idEspecialista: "esp-suyo" })).toBe(null);
  });
});

describe("notice that differs for cancelling and for moving", () => {
  const conDistintos = cita({ plazos: distintos });
  const [dosDias, tresHoras] = [lima("2026-11-23", "10:00"), lima(MIERCOLES, "07:00")];

  it("is decided separately", () => {
    expect(antesDeConfirmar(conDistintos, dosDias)).toMatchObject({
      aTiempo: true,
      rechazoAlReprogramar: null,
    });
    expect(antesDeConfirmar(conDistintos, sumarMinutos(dosDias, 1))).toMatchObject({
      aTiempo: false,
      rechazoAlReprogramar: null,
    });
    expect(antesDeConfirmar(conDistintos, tresHoras).rechazoAlReprogramar).toBe(null);
    expect(antesDeConfirmar(conDistintos, sumarMinutos(tresHoras, 1)).rechazoAlReprogramar).toBe(
      "fuera-de-plazo",
    );
  });

  it("is said with its year to who reads it in another one", () => {
    const enero = unaCita(lima("2027-01-08", "10:00"), { plazos: distintos });
    expect(reglaDeCambio(enero, dosDias)).toBe(
      "Puedes cambiarla hasta el viernes 8 de enero de 2027, 07:00 y cancelarla sin costo hasta el miércoles 6 de enero de 2027, 10:00.",
    );
    // The text names the year, because a mail may be read on any day.
    expect(reglaDeCambio(cita(), limite, true)).toBe(
      "Puedes cambiarla o cancelarla sin costo hasta el martes 24 de noviembre de 2026, 10:00 (hora de Perú).",
    );
    const texto = textoAntesDeReprogramar(antesDeConfirmar(enero, dosDias));
    expect(texto).toContain("hasta el viernes 8 de enero de 2027, 07:00");
  });

  it("is said separately", () => {
    expect(reglaDeCambio(conDistintos, dosDias)).toBe(
      "Puedes cambiarla hasta el miércoles 25 de noviembre, 07:00 y cancelarla sin costo hasta el lunes 23 de noviembre, 10:00.",
    );
    expect(reglaDeCambio(conDistintos, tresHoras)).toBe(
      "Puedes cambiarla hasta el miércoles 25 de noviembre, 07:00. Si la cancelas, ya no vuelve el dinero ni el bono.",
    );
    const alReves = cita({ plazos: { cancelarEnMinutos: 60, reprogramarEnMinutos: 24 * 60 } });
    expect(reglaDeCambio(alReves, tresHoras)).toBe(
      "Ya no se puede cambiar de horario. Puedes cancelarla sin costo hasta el miércoles 25 de noviembre, 09:00.",
    );
  });
});

describe("the rule in a sentence", () => {
  it("is a date and a time while it is allowed", () => {
    expect(reglaDeCambio(cita(), limite)).toBe(
      "Puedes cambiarla o cancelarla sin costo hasta el martes 24 de noviembre, 10:00.",
    );
  });

  it("is said to be over when it is: no date that has passed is promised", () => {
    expect(reglaDeCambio(cita(), sumarMinutos(limite, 1))).not.toMatch(/hasta el/);
  });
});

describe("what is said of a time before it is taken", () => {
  const { plazos } = cita();
  const alas = (hora: string) => ({ inicio: lima(MIERCOLES, hora) });

  it("is the rule of that time, and whether anything comes back", () => {
    expect(despuesDeTomarla(cita(), limite)).toEqual({
      reglaDeCambio: reglaDeCambio(cita(), limite),
      seDevuelveSiCancela: true,
    });
    expect(despuesDeTomarla(cita(), sumarMinutos(limite, 1))).toEqual({
      reglaDeCambio:
        "Empieza pronto: ya no se puede cambiar de horario y, si la cancelas, no vuelve el dinero ni el bono.",
      seDevuelveSiCancela: false,
    });
  });

  it("names the times of a day of which nothing comes back", () => {
    const dia = [alas("09:00"), alas("10:00"), alas("11:00")];
    const aviso = (libres: { inicio: Date }[], minutos: number) =>
      avisoSinDevolucion(libres, plazos, sumarMinutos(limite, minutos));
    expect(aviso(dia, -60)).toBe(null);
    expect(aviso(dia, 0)).toBe(
      "El horario de las 09:00 empieza pronto: si cancelas, no vuelve el dinero ni el bono.",
    );
    expect(aviso(dia, 1)).toBe(
      "Los horarios hasta las 10:00 empiezan pronto: si cancelas, no vuelve el dinero ni el bono.",
    );
    expect(aviso(dia, 61)).toBe(
      "Estos horarios empiezan pronto: si cancelas, no vuelve el dinero ni el bono.",
    );
    expect(aviso([], 61)).toBe(null);
  });
});

describe("a session whose specialist cannot attend", () => {
  const libre = cita({ cambioLibre: true });

  it.each([limite, sumarMinutos(limite, 1), inicio, sumarMinutos(inicio, 60 * 24 * 30)])(
    "moves or comes back in full whenever the person likes: %s",
    (now) => {
      expect(antesDeConfirmar(libre, now)).toMatchObject({
        vuelve: { tipo: "dinero", centimos: 90_00 },
        rechazoAlCancelar: null,
        rechazoAlReprogramar: null,
      });
    },
  );

  it("names no limit that has passed", () => {
    const antes = antesDeConfirmar(libre, sumarMinutos(inicio, 60));
    expect(plano(textoAntesDeCancelar(antes))).toBe(
      "Si cancelas ahora, te devolvemos S/ 90.00, todo lo que te costó, a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo. No hay un plazo para decidir.",
    );
    expect(textoAntesDeReprogramar(antes)).toBe(
      "Cambiar el horario no cuesta nada y no pagas otra vez. No hay un plazo para decidir.",
    );
  });
});

describe("what holds of a session, for whoever has it", () => {
  it("is its rule until it begins, and nothing after", () => {
    expect(reglaDe(cita(), limite)).toBe(reglaDeCambio(cita(), limite));
    expect(reglaDe(cita(), inicio)).toBeNull();
    expect(reglaDe(cita({ estado: "cancelada" }), limite)).toBeNull();
  });

  it("has no limit where the specialist cannot come, also after its hour", () => {
    for (const ahora of [limite, inicio]) {
      expect(reglaDe(cita({ cambioLibre: true }), ahora)).toContain("Elige otro horario sin costo o cancela");
    }
  });
});

describe("booking the same hour again", () => {
  it("is a week after the session", () => {
    expect(mismaHoraSiguiente(inicio, limite)).toEqual(lima("2026-12-02", "10:00"));
  });

  it("is the first of its weekday that is still to come, also for a session long ago", () => {
    expect(mismaHoraSiguiente(inicio, lima("2026-12-20", "12:00"))).toEqual(lima("2026-12-23", "10:00"));
    expect(mismaHoraSiguiente(inicio, lima("2026-12-02", "10:00"))).toEqual(lima("2026-12-09", "10:00"));
  });
});

describe("a session that went on with somebody else", () => {
  const sitio = { nombre: "Bienestar", url: "https://bienestar.example", remitente: "no@bienestar.example" };
  const con = (discreta: boolean, antesCon: string | null) => {
    const movida = cita({ idCita: "cita-1", especialista: "Gonzalo Paredes" });
    const { asunto, parrafos } = textoDelSuceso("reprogramada", movida, {
      sitio,
      discreta,
      sinConsentimiento: false,
      ahora: limite,
      antesCon,
    });
    const aviso = {
      id: "a",
      suceso: "reprogramada",
      cita: movida,
      discreta,
      ahora: limite,
      antesCon,
    } as const;
    return { asunto, texto: parrafos.join(" "), aviso: notificacionDeCita(aviso).mensaje };
  };

  it("is announced as a change of specialist, by name", () => {
    const { asunto, texto, aviso } = con(false, "Lucía Ramos");
    expect(asunto).toBe("Cambiaste de especialista");
    expect(texto).toContain("Antes era con Lucía Ramos.");
    expect(aviso).toContain("Tu sesión ahora es con Gonzalo Paredes, el ");
    expect(con(false, null).asunto).toBe("Tu sesión cambió de horario");
    expect(con(false, null).aviso).toContain("cambió de horario");
  });

  it("names nobody to whom wants it discreet", () => {
    const { asunto, texto, aviso } = con(true, "Lucía Ramos");
    expect(asunto).toBe("Tu cita cambió");
    expect(`${asunto} ${texto} ${aviso}`).not.toMatch(/Gonzalo|Lucía|especialista/);
  });
});

describe("a mail about a session", () => {
  const sitio = { nombre: "Bienestar", url: "https://bienestar.example", remitente: "no@bienestar.example" };
  const entrada = {
    texto: "Entrar a la videollamada",
    url: "https://bienestar.example/videollamada?cita=cita-1",
  };

  it.each(["reservada", "reprogramada", "recordatorio-de-plazo", "recordatorio-1h"] as const)(
    "says that it is a video call, from when, and where (%s)",
    (suceso) => {
      for (const discreta of [false, true]) {
        const { parrafos, enlaces } = textoDelSuceso(suceso, cita({ idCita: "cita-1" }), {
          sitio,
          discreta,
          sinConsentimiento: false,
          ahora: limite,
        });
        expect(parrafos.join(" ")).toContain("Es por videollamada: puedes entrar desde 10 minutos antes.");
        if (suceso !== "recordatorio-de-plazo") expect(enlaces).toContainEqual(entrada);
      }
    },
  );

  it.each(["reservada", "reprogramada", "recordatorio-de-plazo", "recordatorio-1h"] as const)(
    "promises no way in to who took back what the room needs, and leads to where it is given again (%s)",
    (suceso) => {
      for (const discreta of [false, true]) {
        const { parrafos, enlaces } = textoDelSuceso(suceso, cita({ idCita: "cita-1" }), {
          sitio,
          discreta,
          sinConsentimiento: true,
          ahora: limite,
        });
        expect(parrafos.join(" ")).not.toContain("puedes entrar");
        expect(parrafos.join(" ")).toContain("vuelve a darla antes de que empiece");
        expect(parrafos.join(" ")).not.toContain("salud");
        expect(enlaces).toContainEqual({
          texto: "Ver tu autorización",
          url: "https://bienestar.example/mi-perfil/consentimientos#datos-de-salud",
        });
        expect(enlaces).not.toContainEqual(entrada);
      }
    },
  );
});

describe("a bono that would come back", () => {
  const antesCon = (bonoVenceEn: Date | null, cambios: Partial<CitaConDetalle> = {}) =>
    plano(
      textoAntesDeCancelar(
        antesDeConfirmar(cita({ formaDePago: "saldo", bonoVenceEn, ...cambios }), lima(LUNES, "08:00")),
      ),
    );

  it("is said with the last day on which it can be used", () => {
    expect(antesCon(lima("2026-11-25", "00:00"))).toContain(
      "vuelve 1 bono a tu saldo al instante. Puedes usarlo hasta el miércoles 23 de diciembre de 2026.",
    );
    expect(antesCon(lima("2027-02-24", "00:00"))).toContain(
      "Puedes usarlo hasta el martes 23 de febrero de 2027.",
    );
    expect(antesCon(null)).not.toContain("usarlo");
    expect(antesCon(lima("2027-02-24", "00:00"), { bonoSinValor: true })).not.toContain("usarlo");
  });
});

describe("the page that a reminder leads to", () => {
  const alPreguntar = (plazos: CitaConDetalle["plazos"], antesEnHoras: number) => {
    const citaConPlazos = cita({ plazos });
    const ahora = sumarMinutos(citaConPlazos.inicio, -antesEnHoras * 60);
    return textoDeLoQueSePuede(antesDeConfirmar(citaConPlazos, ahora));
  };
  const IGUALES = { cancelarEnMinutos: 24 * 60, reprogramarEnMinutos: 24 * 60 };

  it("says up to when each change is free, or that it no longer is", () => {
    expect(alPreguntar(IGUALES, 30)).toMatch(
      /Puedes cancelar sin costo hasta el .+ También puedes cambiar el horario hasta entonces\.$/,
    );
    expect(alPreguntar(IGUALES, 1)).toMatch(
      /^El plazo para cancelar sin costo terminó el .+ Tampoco puedes cambiar ya el horario\.$/,
    );
    const otros = { cancelarEnMinutos: 24 * 60, reprogramarEnMinutos: 2 * 60 };
    expect(alPreguntar(otros, 3)).toMatch(
      /no vuelve nada .+ También puedes cambiar el horario hasta el \D+\d+/,
    );
    expect(alPreguntar({ ...otros, cancelarEnMinutos: 60 }, 1.5)).toMatch(
      /El plazo para cambiar el horario terminó el \D+\d+/,
    );
  });

  it("is led to by a link that names what is free when the mail is written", () => {
    const citaConPlazos = cita({ plazos: { cancelarEnMinutos: 4 * 60, reprogramarEnMinutos: 24 * 60 } });
    const nombre = (horas: number) =>
      nombreDeLaSalida(citaConPlazos, sumarMinutos(citaConPlazos.inicio, -horas * 60));
    expect([24, 4, 1].map(nombre)).toEqual([
      "Cambiar el horario o cancelar",
      "Cancelar sin costo",
      "No puedo ir",
    ]);
  });
});

describe("a session was held", () => {
  const cita = unaCita(inicio, { personaLlegoEn: inicio, especialistaLlegoEn: inicio });

  it("once it is over, at that very instant, and unless it was cancelled", () => {
    expect(seTuvo(cita, sumarMinutos(cita.fin, -1))).toBe(false);
    expect(seTuvo(cita, cita.fin)).toBe(true);
    expect(seTuvo({ ...cita, estado: "cancelada" }, cita.fin)).toBe(false);
  });

  it("by an operator's word, when it is over, though nobody was in its room", () => {
    const asistencia = { en: inicio, motivo: "Se atendieron por teléfono." };
    const porTelefono = unaCita(inicio, { asistencia });
    expect(seTuvo(porTelefono, sumarMinutos(cita.fin, -1))).toBe(false);
    expect(seTuvo(porTelefono, cita.fin)).toBe(true);
    expect(seTuvo({ ...porTelefono, estado: "cancelada" }, cita.fin)).toBe(false);
  });

  it("only when both were in its room", () => {
    expect(seTuvo({ ...cita, personaLlegoEn: null }, cita.fin)).toBe(false);
    expect(seTuvo({ ...cita, especialistaLlegoEn: null }, cita.fin)).toBe(false);
  });
});

describe("what came back of a cancelled session", () => {
  const cancelada = (devolucion: "dinero" | "cupon", cambios: Partial<CitaConDetalle> = {}) =>
    cita({
      cancelacion: { por: "persona", devolucion },
      pagadoCentimos: 0,
      descuentoCentimos: 40_00,
      ...cambios,
    });

  it("is on its way until the gateway has given it back, and then is done", () => {
    expect(plano(textoDeDevolucion(cancelada("dinero")))).toBe(
      "Te devolvemos S/ 50.00, todo lo que te costó, a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo. No tienes que hacer nada.",
    );
    expect(plano(textoDeDevolucion(cancelada("dinero"), { yaSeDevolvio: true }))).toBe(
      "Te devolvimos S/ 50.00, todo lo que te costó, a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.",
    );
  });

  it("names the coupon that comes back with the money, or by itself", () => {
    const cupon = "BIENVENIDA";
    expect(textoDeDevolucion(cancelada("dinero", { cupon }))).toContain(
      ", y vuelves a tener tu cupón BIENVENIDA.",
    );
    expect(textoDeDevolucion(cancelada("cupon", { cupon }))).toBe(
      "Ya puedes volver a usar tu cupón BIENVENIDA.",
    );
  });
});

describe("why a session asks about health", () => {
  it("is said where nobody expects it, and nowhere else", () => {
    const conPorQue = SLUGS_DE_ESPECIALIDAD.filter((slug) => porQueSalud(slug) !== null);
    expect(conPorQue).toEqual(["finanzas", "veterinaria", "coaching"]);
  });
});
