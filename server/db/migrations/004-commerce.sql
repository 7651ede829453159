create table carts (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  -- Replaced: one that was empty when an older cart was opened again after an unpaid order.
  status text not null default 'open' check (status in ('open', 'ordered', 'replaced')),
  created_at timestamptz not null default now()
);
create unique index carts_open on carts (user_id) where status = 'open';

create table cart_items (
  id bigint generated always as identity primary key,
  cart_id uuid not null references carts on delete cascade,
  item_id integer not null,
  quantity integer not null check (quantity between 1 and 1000),
  unique (cart_id, item_id)
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users,
  cart_id uuid not null references carts,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'OPEN', 'COMPLETED', 'CANCELED', 'FAILED')),
  -- What was in the cart at checkout, with the prices of that moment.
  items jsonb not null,
  total_cents integer not null check (total_cents > 0),
  redirect_url text not null,
  provider text not null,
  provider_ref text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_user on orders (user_id, created_at);
create unique index orders_provider_ref on orders (provider, provider_ref);

-- Every event of a payment provider, once.
create table payment_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  order_id uuid not null references orders,
  outcome text not null check (outcome in ('COMPLETED', 'CANCELED', 'FAILED')),
  received_at timestamptz not null default now(),
  unique (provider, event_id)
);

-- The ledger of credits. A balance is the sum of its entries; nothing in it is ever changed or taken out.
create table credit_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  product text not null check (
    product in ('recommendation_letter', 'rfe_notice_analysis', 'rfe_response', 'proposed_endeavors', 'petition_letter')
  ),
  amount integer not null,
  reason text not null check (reason in ('purchase', 'spend', 'refund')),
  order_id uuid references orders,
  task_id uuid references tasks,
  created_at timestamptz not null default now(),
  check (
    case reason
      when 'purchase' then amount > 0 and order_id is not null and task_id is null
      when 'spend' then amount < 0 and order_id is null and task_id is not null
      else amount > 0 and order_id is null and task_id is not null
    end
  )
);
create index credit_entries_balance on credit_entries (user_id, product);
create unique index credit_entries_purchase on credit_entries (order_id, product) where reason = 'purchase';
create unique index credit_entries_spend on credit_entries (task_id) where reason = 'spend';
create unique index credit_entries_refund on credit_entries (task_id) where reason = 'refund';

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger of credits only grows';
end
$$;
create trigger credit_entries_only_grow before update or delete or truncate on credit_entries
  for each statement execute function refuse_ledger_change();
