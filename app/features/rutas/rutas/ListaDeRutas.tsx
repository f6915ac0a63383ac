import { CardFoot } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { ListaConImagenes, TarjetaConImagen } from "~/components/TarjetaConImagen";
import { textoChico } from "~/styles/layout.css";
import { Camino } from "./Camino";
import type { FichaDeAlguien, FichaDeRuta } from "./ficha";

/** Cards on a telephone's first screen. */
const A_LA_VISTA = 4;

export function ListaDeRutas({ rutas }: { rutas: readonly FichaDeRuta[] }) {
  return (
    <ListaConImagenes>
      {rutas.map(({ uid, camino, planes, detalles, ...ruta }, indice) => (
        <TarjetaConImagen
          key={uid}
          {...ruta}
          nivel={3}
          diferida={indice >= A_LA_VISTA}
          debajo={<Camino pasos={camino} tamano="chico" />}
        >
          {planes && <p className={textoChico}>{planes}</p>}
          <CardFoot>{detalles}</CardFoot>
        </TarjetaConImagen>
      ))}
    </ListaConImagenes>
  );
}

/** Routes that the person began, with their progress. */
export function TusRutas({ rutas }: { rutas: readonly FichaDeAlguien[] }) {
  return (
    <ListaConImagenes>
      {rutas.map(({ uid, camino, estado, avance, ...ruta }) => (
        <TarjetaConImagen
          key={uid}
          {...ruta}
          nivel={3}
          diferida={false}
          debajo={<Camino pasos={camino} tamano="chico" />}
        >
          <Tag>{estado}</Tag>
          <CardFoot>{avance}</CardFoot>
        </TarjetaConImagen>
      ))}
    </ListaConImagenes>
  );
}
