import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Image } from "~/components/Image";
import { MissingPart } from "~/components/MissingPart";
import type { RutaEnCurso } from "~/components/siguiente";
import type { ParteLeida } from "~/shell/partes/partes.server";
import { AvanceDeRuta } from "./AvanceDeRuta";
import * as css from "./tarjetas.css";

/** The route under way, or the way to choose one. */
export function TarjetaDeRuta({ ruta }: { ruta: ParteLeida<RutaEnCurso | null> }) {
  if (ruta.estado === "error") return <MissingPart title="No pudimos cargar tu ruta" />;
  return (
    <Card as="section" covered={ruta.valor !== null} aria-labelledby="continua" className={css.ancha}>
      <h2 id="continua">{ruta.valor ? "Continúa" : "Empieza"}</h2>
      {ruta.valor ? (
        <AvanceDeRuta {...ruta.valor} />
      ) : (
        <>
          <Image
            src="/ilustraciones/temas.svg#sueno"
            width={240}
            height={150}
            alt=""
            loading="lazy"
            className={css.dibujo}
          />
          <Button href="/lista-rutas" variant="secondary">
            Elegir una ruta
          </Button>
        </>
      )}
    </Card>
  );
}
