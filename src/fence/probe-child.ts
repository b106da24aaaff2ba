/** A process behind the wall without Node's permissions: tells what the operating system alone holds back. */
import { probe } from './probe.ts';
import { serve } from './serve.ts';

await serve({ probe });
