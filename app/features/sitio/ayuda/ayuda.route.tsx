import type { MetaFunction } from "@remix-run/node";
import { Ayuda } from "./Ayuda";

export const handle = { publica: [] };
export const meta: MetaFunction = () => [{ title: "Ayuda · Bienestar" }];

export default Ayuda;
