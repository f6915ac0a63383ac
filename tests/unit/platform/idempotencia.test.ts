import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../../server/modules";

/** Reasons for a POST endpoint without an `Idempotency-Key`: a second request makes and spends nothing again. */
const SIN_CLAVE: Record<string, readonly string[]> = {
  "it answers with a token, a secret or codes, of which nothing is kept": [
    "/autenticacion/token",
    "/autenticacion/refresco",
    "/usuarios/{idRegistro}/confirmacion",
    "/personas/{id}/clave",
    "/personas/{id}/segundo-factor",
    "/personas/{id}/segundo-factor/activacion",
    "/personas/{id}/segundo-factor/respaldos",
    "/personas/{id}/calendario",
    "/autenticacion/deshacer",
  ],
  "it only reads; its body says what": [
    "/agenda",
    "/cupones/validaciones",
    "/politicas/publicas/validaciones",
    "/personas/{id}/datos",
  ],
  "it asks how things are now, each time": ["/pedidos/{idPedido}/conciliacion"],
  "it tells each time how far somebody is, and what was told before counts for nothing more": [
    "/videos/{url}/avance",
    "/videos/{url}/visto",
    "/herramientas/{herramienta}/descargas",
    "/talleres/{uidLanding}/inscripciones/{fecha}/sala/presencia",
  ],
  "it leads to one state, and finds it there the second time": [
    "/autenticacion/cierre",
    "/perfiles/{uuid}/cierre-politicas",
    "/personas/{id}/contacto/correo/retiro",
    "/cuestionarios/{idform}/guardados",
  ],
};

const POSTS = ENDPOINTS.filter(({ metodo }) => metodo === "post");
const EXCEPCIONES = Object.values(SIN_CLAVE).flat();

describe("Idempotency-Key", () => {
  it("is honoured on every POST, but for those of which it is said why not", () => {
    expect(POSTS.length).toBeGreaterThan(60);
    const ignorada = POSTS.filter(({ idempotente }) => !idempotente).map(({ ruta }) => ruta);
    expect(ignorada.sort()).toEqual([...EXCEPCIONES].sort());
  });
});
