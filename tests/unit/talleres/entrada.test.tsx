import { expect, it } from "vitest";
import { Entrada } from "../../../app/features/talleres/sala/Entrada";
import { enPagina } from "../../support/pagina";

const SALA = {
  ...{ titulo: "Dibujar el mar", enFrase: { El: "El taller", este: "este taller" }, cierra: null },
  ...{ reunion: null, incrustado: null, clip: null },
};
const entrada = (cambios: Partial<Parameters<typeof Entrada>[0]>) =>
  enPagina(<Entrada {...SALA} {...cambios} />);

it("leads in until it is over", () => {
  expect(entrada({ reunion: "/sala?ver=1" })).toContain("Abrir la reunión");
});

it("says that it is over and until when one may stay, and leads in only to what may have gone on", () => {
  const enOtraParte = entrada({ reunion: "/sala?ver=1", cierra: "20:00" });
  expect(enOtraParte).toContain("El taller terminó");
  expect(enOtraParte).toContain("La sala cierra a las 20:00.");
  expect(enOtraParte).toContain("Si se alargó");
  expect(enOtraParte).not.toContain("Abrir la reunión");
  const terminado = entrada({ cierra: "20:00" });
  expect(terminado).toContain("La sala cierra a las 20:00.");
  expect(terminado).not.toContain("Si se alargó");
});

it("lets what another site shows already go on past the hour", () => {
  const incrustado = { src: "https://otro.pe/v", sitio: "otro.pe", verlo: "/sala?ver=1" };
  const html = entrada({ incrustado, cierra: "20:00" });
  expect(html).toContain('<iframe id="pantalla"');
  expect(html).not.toContain("Si se alargó");
});
