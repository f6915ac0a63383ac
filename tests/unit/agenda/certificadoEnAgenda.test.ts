import { describe, expect, it } from "vitest";
import { certificadoEnAgenda } from "../../../app/domain/agenda/talleres";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { lima } from "../../support/constructores";

const empieza = lima("2026-11-24", "19:00");
const termina = lima("2026-11-24", "20:00");
const sala = { href: "/sala", abre: sumarMinutos(empieza, -10), empieza, termina };
const sinAsistir = { certificado: null, sala };
const asistio = { certificado: { href: "/certificado/1", desde: termina }, sala };

describe("what an agenda says of a certificate", () => {
  it("is how one comes by it, from the beginning of the workshop to its end", () => {
    const decir = (now: Date) => certificadoEnAgenda(sinAsistir, now);
    expect(decir(sumarMinutos(empieza, -1))).toBeNull();
    expect(decir(empieza)).toEqual({ href: null, listoA: null });
    expect(decir(sumarMinutos(termina, -1))).toEqual({ href: null, listoA: null });
    expect(decir(termina)).toBeNull();
  });

  it("is when it will be ready, for who was written down as there, and then where it is", () => {
    expect(certificadoEnAgenda(asistio, sumarMinutos(termina, -1))).toEqual({ href: null, listoA: "20:00" });
    expect(certificadoEnAgenda(asistio, termina)).toEqual({ href: "/certificado/1", listoA: null });
  });

  it("is nothing for who has no room to go to", () => {
    expect(certificadoEnAgenda({ ...sinAsistir, sala: null }, empieza)).toBeNull();
  });
});
