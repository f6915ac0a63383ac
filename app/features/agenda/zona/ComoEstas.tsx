import { Card, CardTitle } from "~/components/Card";
import { Image } from "~/components/Image";
import { DIBUJO_DEL_TEST, DIRECCION_DEL_TEST, RESULTADOS_DEL_TEST } from "~/domain/shared/navegacion/destino";
import type { ParteLeida } from "~/shell/partes/partes.server";
import * as css from "./tarjetas.css";

const SIN_TEST = { texto: "Hacer el test", href: DIRECCION_DEL_TEST };
const CON_TEST = {
  "a-medias": { texto: "Seguir tu test", href: DIRECCION_DEL_TEST },
  terminado: { texto: "Ver tus resultados", href: RESULTADOS_DEL_TEST },
};
const SIN_LEER = { texto: "Test de bienestar", href: DIRECCION_DEL_TEST };

/**
 * Drawing of the person's last test, and the next step of the test. The drawing is a request of its own: the answers
 * are read, and that reading is logged, only where it is fetched. The step is known without reading an answer.
 */
export function ComoEstas({ test }: { test: ParteLeida<keyof typeof CON_TEST | null> }) {
  const { texto, href } = test.estado === "error" ? SIN_LEER : test.valor ? CON_TEST[test.valor] : SIN_TEST;
  return (
    <Card as="section" covered aria-labelledby="como-estas" className={css.tarjeta}>
      <div id="como-estas">
        <CardTitle as="h2" href={href}>
          Cómo estás
        </CardTitle>
      </div>
      <Image
        src={DIBUJO_DEL_TEST}
        width={112}
        height={106}
        alt="Dibujo de tu último test, si hiciste uno"
        loading="lazy"
        className={css.radar}
      />
      <p className={css.paso}>{texto}</p>
    </Card>
  );
}
